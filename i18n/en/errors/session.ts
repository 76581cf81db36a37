import type { sessionErrors as source } from '../../pt/errors/session.ts';
import type { Shape } from '../../types.ts';

/** Signing in, second factor, choice of entity, legal warning, passwords, impersonation. */
export const sessionErrors = {
  LOGIN_ERROR: 'Sign-in was not possible. Try again in a moment.',
  LOGIN_CREDENTIALS_EXPIRED: 'The password has expired. Use the recovery to set a new one.',
  TWO_FA_REQUIRED: 'Give the code sent by e-mail to continue.',
  ERROR_ACTIVATING: 'The account could not be activated. Ask for a new activation e-mail.',
  USER_PASSWORD_MISMATCH: 'The current password is not correct.',
  PASSWORD_CONFIRMATION_MISMATCH: 'The confirmation must equal the new password.',
  CANNOT_CHANGE_PASSWORD: 'The password could not be changed. Try again or use the recovery.',
  MISSING_OLD_PASSWORD: 'Please give the current password.',
  INVALID_OLD_PASSWORD: 'The current password is not valid.',
  MISSING_PASSWORD_CONFIRMATION: 'Please confirm the new password.',
  INVALID_TWO_FA_CODE: 'The code must have 6 digits.',
  IMPERSONATION_FAILED: 'It was not possible to enter as this user. Check that the account is active.',
  CANNOT_IMPERSONATE: 'It is not possible to enter as this user.',
  ALREADY_IMPERSONATING: 'Another user is already being impersonated. Exit first.',
  EMAIL_EQUALS_OLD: 'This is the account’s address already.',
  EMAIL_TOKEN_INVALID:
    'The link is no longer valid, or belongs to another account. Ask for the change of address again in the personal area.',
  NOT_WHILE_IMPERSONATING: 'This cannot be done while acting as another user: only they can.',
  ASSOCIATION_NOT_ACCEPTED: 'The association with this entity has not been accepted yet.',
  ASSOCIATION_NOT_WAITING: 'It has been answered already, or was taken back.',
  ASSOCIATION_IS_OWN: 'This is your own association: see to it under “My entities” in your personal area.',
  ASSOCIATION_IS_CURRENT_ENTITY:
    'The association with the entity in use cannot be removed. Enter with another entity first.',
  ASSOCIATION_IS_CLINICAL_DIRECTOR: 'The association of a clinical director cannot be removed.',
  INVALID_ACCEPTED: 'Please accept or reject.',
} satisfies Shape<typeof source>;
