import type { wayInErrors as source } from '../../pt/errors/wayIn.ts';
import type { Shape } from '../../types.ts';

/** What the calls of the way in can answer: sign-in, second factor, order, choice of entity, links by mail. */
export const wayInErrors = {
  INVALID_ID: 'The identifier is not valid.',
  MISSING_NAME: 'Please give the name.',
  MISSING_CODE: 'Please give the code.',
  LOGIN_INVALID_CREDENTIALS: 'The e-mail or the password is not correct. Check both and try again.',
  LOGIN_MAX_RETRIES_EXCEEDED:
    'The account is blocked after too many attempts. Use the password recovery to unblock it.',
  USER_NOT_FOUND: 'No account belongs to these details. Contact support.',
  USER_INACTIVE: 'The account is inactive. Contact support.',
  LOGIN_INVALID_TWO_FA_CREDENTIALS: 'The code is not correct. Check the last e-mail received and try again.',
  LOGIN_EXPIRED_TWO_FA_CREDENTIALS: 'The code has expired. Sign in again to receive another.',
  LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED: 'Too many attempts were made with the code. Sign in again.',
  TWO_FA_LINK_ERROR: 'The link received is no longer valid. Sign in again.',
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
  USER_PASSWORD_EQUALS_OLD: 'The new password cannot equal the current one.',
  PASSWORD_COMPROMISED: 'This password is too well known. Choose another.',
  MISSING_PASSWORD: 'Please give the password.',
  INVALID_PASSWORD:
    'The password must have 6 to 25 characters and at least one capital, one small letter, one digit and one symbol.',
  MISSING_TOKEN: 'The address is incomplete. Open the link received by e-mail again.',
  INVALID_TOKEN: 'The link is no longer valid. Sign in again.',
  MISSING_TWO_FA_CODE: 'Please give the 6-digit code sent by e-mail.',
  INVALID_STATE: 'The sign-in request is no longer valid. Start again.',
  MISSING_STATE: 'The sign-in request is incomplete. Start again.',
  NOT_IMPERSONATING: 'No other user is being impersonated.',
  ASSOCIATION_ALREADY_EXISTS: 'There already is an association or a request for this entity.',
  MISSING_ACCEPTED: 'Please accept or reject.',
  UNKNOWN_ENTITY_VAT_NUMBER: 'Please give the VAT number of a registered entity.',
  MISSING_EMAIL: 'Please give the e-mail address.',
  INVALID_EMAIL: 'The e-mail address is not valid.',
} satisfies Shape<typeof source>;
