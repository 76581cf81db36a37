import type { sessionErrors as source } from '../../pt/errors/session.ts';
import type { Shape } from '../../types.ts';

/** Signing in, second factor, choice of entity, legal warning, passwords, impersonation. */
export const sessionErrors = {
  LOGIN_ERROR: 'Sign-in was not possible. Try again in a moment.',
  LOGIN_INVALID_CREDENTIALS: 'The e-mail or the password is not correct. Check both and try again.',
  LOGIN_CREDENTIALS_EXPIRED: 'The password has expired. Use the recovery to set a new one.',
  LOGIN_MAX_RETRIES_EXCEEDED:
    'The account is blocked after too many attempts. Use the password recovery to unblock it.',
  USER_NOT_FOUND: 'No account belongs to these details. Contact support.',
  USER_INACTIVE: 'The account is inactive. Contact support.',
  LOGIN_INVALID_TWO_FA_CREDENTIALS: 'The code is not correct. Check the last e-mail received and try again.',
  LOGIN_EXPIRED_TWO_FA_CREDENTIALS: 'The code has expired. Sign in again to receive another.',
  LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED: 'Too many attempts were made with the code. Sign in again.',
  TWO_FA_LINK_ERROR: 'The link received is no longer valid. Sign in again.',
  SESSION_EXPIRED: 'For security, the session has expired. Sign in again.',
  LEGAL_WARNING_REQUIRED: 'Read and accept the legal warning to continue.',
  ENTITY_REQUIRED: 'Choose the entity to work with to continue.',
  TWO_FA_REQUIRED: 'Give the code sent by e-mail to continue.',
  ERROR_LOGIN_ENTITY: 'It was not possible to enter with the chosen entity. Try later.',
  ERROR_DELETE_ASSOCIATION: 'The association could not be removed. Try later.',
  ERROR_ADD_ASSOCIATION: 'The association could not be requested. Try later.',
  ERROR_ACCEPT_ASSOCIATION: 'The invitation could not be answered. Try later.',
  ERROR_OMV_LOGIN:
    'Sign-in through the professional order was not possible. Try again, or use e-mail and password.',
  VETERINARY_NOT_AUTHORIZED:
    'The veterinarian is not authorised to practise. Contact the professional order.',
  ORDER_SIGN_ON_DISABLED: 'Sign-in through the professional order is not available. Use e-mail and password.',
  ORDER_AWAY: 'The professional order did not answer. Try again in a moment, or use e-mail and password.',
  RECOVERY_TOKEN_INVALID: 'The e-mail received is no longer valid. Ask for a new recovery.',
  ACTIVATION_TOKEN_INVALID:
    'The activation e-mail is no longer valid. Ask whoever created the account for a new one.',
  ERROR_ACTIVATING: 'The account could not be activated. Ask for a new activation e-mail.',
  USER_PASSWORD_MISMATCH: 'The current password is not correct.',
  USER_PASSWORD_EQUALS_OLD: 'The new password cannot equal the current one.',
  PASSWORD_CONFIRMATION_MISMATCH: 'The confirmation must equal the new password.',
  CANNOT_CHANGE_PASSWORD: 'The password could not be changed. Try again or use the recovery.',
  PASSWORD_COMPROMISED: 'This password is too well known. Choose another.',
  MISSING_OLD_PASSWORD: 'Please give the current password.',
  INVALID_OLD_PASSWORD: 'The current password is not valid.',
  MISSING_PASSWORD: 'Please give the password.',
  INVALID_PASSWORD:
    'The password must have 6 to 25 characters and at least one capital, one small letter, one digit and one symbol.',
  MISSING_PASSWORD_CONFIRMATION: 'Please confirm the new password.',
  MISSING_TOKEN: 'The address is incomplete. Open the link received by e-mail again.',
  INVALID_TOKEN: 'The link is no longer valid. Sign in again.',
  MISSING_TWO_FA_CODE: 'Please give the 6-digit code sent by e-mail.',
  INVALID_TWO_FA_CODE: 'The code must have 6 digits.',
  INVALID_STATE: 'The sign-in request is no longer valid. Start again.',
  MISSING_STATE: 'The sign-in request is incomplete. Start again.',
  IMPERSONATION_FAILED: 'It was not possible to enter as this user. Check that the account is active.',
  CANNOT_IMPERSONATE: 'It is not possible to enter as this user.',
  ALREADY_IMPERSONATING: 'Another user is already being impersonated. Exit first.',
  NOT_IMPERSONATING: 'No other user is being impersonated.',
  EMAIL_EQUALS_OLD: 'This is the account’s address already.',
  EMAIL_TOKEN_INVALID:
    'The link is no longer valid, or belongs to another account. Ask for the change of address again in the personal area.',
  NOT_WHILE_IMPERSONATING: 'This cannot be done while acting as another user: only they can.',
  ASSOCIATION_NOT_ACCEPTED: 'The association with this entity has not been accepted yet.',
  ASSOCIATION_ALREADY_EXISTS: 'There already is an association or a request for this entity.',
  ASSOCIATION_NOT_WAITING: 'It has been answered already, or was taken back.',
  ASSOCIATION_IS_OWN: 'This is your own association: see to it under “My entities” in your personal area.',
  ASSOCIATION_IS_CURRENT_ENTITY:
    'The association with the entity in use cannot be removed. Enter with another entity first.',
  ASSOCIATION_IS_CLINICAL_DIRECTOR: 'The association of a clinical director cannot be removed.',
  MISSING_ACCEPTED: 'Please accept or reject.',
  INVALID_ACCEPTED: 'Please accept or reject.',
} satisfies Shape<typeof source>;
