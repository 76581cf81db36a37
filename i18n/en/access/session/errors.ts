import type { SessionCode } from '../../../../resources/access/session/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Signing in, second factor, choice of entity, legal warning, passwords, impersonation. */
export const sessionErrors = {
  USER_PASSWORD_MISMATCH: 'The two passwords do not match. Enter the same password twice.',
  MISSING_OLD_PASSWORD: 'Enter the current password.',
  INVALID_OLD_PASSWORD: 'The current password is not correct.',
  MISSING_PASSWORD_CONFIRMATION: 'Enter the new password again.',
  IMPERSONATION_FAILED: 'You could not act for this user. Check that the account is active.',
  CANNOT_IMPERSONATE: 'You cannot act for this user.',
  ALREADY_IMPERSONATING: 'You are already acting for another user. Select “Exit” first.',
  EMAIL_EQUALS_OLD: 'This is already the account’s address.',
  EMAIL_TOKEN_INVALID:
    'The link is no longer valid, or belongs to another account. Request the change of address again in the personal area.',
  NOT_WHILE_IMPERSONATING: 'You cannot do this while acting for another user. Select “Exit” first.',
  ASSOCIATION_NOT_ACCEPTED: 'The association with this entity has not been accepted yet.',
  ASSOCIATION_NOT_WAITING: 'The request or invitation has already been answered or was withdrawn.',
  ASSOCIATION_IS_OWN: 'This is your own association: manage it under “My entities” in your personal area.',
  ASSOCIATION_IS_CLINICAL_DIRECTOR: 'You cannot remove the association of a clinical director.',
  INVALID_ACCEPTED: 'Select whether you accept or reject.',
} satisfies CodeTexts<SessionCode>;
