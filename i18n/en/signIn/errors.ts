import type { SignInCode } from '../../../resources/access/session/codes.ts';
import type { CodeTexts } from '../../types.ts';

/**
 * The codes that the calls of the sign-in can answer: sign-in, second factor, order, choice of entity, links by mail.
 * Also those that the public validation of certificates shows.
 */
export const signInErrors = {
  INVALID_ID: 'Check the identifier and try again.',
  MISSING_NAME: 'Enter the name.',
  MISSING_CODE: 'Enter the code.',
  LOGIN_INVALID_CREDENTIALS: 'The email or the password is not correct. Check both and try again.',
  LOGIN_MAX_RETRIES_EXCEEDED:
    'Your account is blocked because of too many failed attempts. Reset your password to unblock it.',
  LOGIN_CREDENTIALS_EXPIRED: 'Your password has expired. Reset your password to set a new one.',
  USER_NOT_FOUND: 'No account matches these details. Check them, or contact support.',
  USER_INACTIVE: 'The account is inactive. Contact support.',
  LOGIN_INVALID_TWO_FA_CREDENTIALS: 'The code is not correct. Check the newest email from us and try again.',
  LOGIN_EXPIRED_TWO_FA_CREDENTIALS: 'The code has expired. Sign in again to receive another.',
  LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED: 'Too many attempts were made with the code. Sign in again.',
  TWO_FA_LINK_ERROR: 'This link is no longer valid. Sign in again.',
  ERROR_LOGIN_ENTITY:
    'You could not be signed in to the chosen entity. Try again later. If it keeps failing, contact support.',
  ERROR_DELETE_ASSOCIATION:
    'The association could not be removed. Try again later. If it keeps failing, contact support.',
  ERROR_ADD_ASSOCIATION:
    'The association could not be requested. Try again later. If it keeps failing, contact support.',
  ERROR_ACCEPT_ASSOCIATION:
    'The invitation could not be answered. Try again later. If it keeps failing, contact support.',
  ERROR_OMV_LOGIN:
    'You could not be signed in through the Veterinary Order. Try again, or use your email and password.',
  VETERINARY_NOT_AUTHORIZED: 'The veterinarian is not authorised to practise. Contact the Veterinary Order.',
  ORDER_SIGN_ON_DISABLED:
    'Sign-in through the Veterinary Order is not available. Use your email and password.',
  ORDER_AWAY: 'The Veterinary Order did not answer. Try again in a moment, or use your email and password.',
  ERROR_STATE_LOGIN:
    'You could not be signed in with your State identity. Try again, or use your email and password.',
  STATE_OWNER_UNKNOWN:
    'No owner is registered with your tax number. Ask a veterinarian or your parish council to register you.',
  STATE_OWNER_UNCLEAR:
    'There is more than one record with your tax number. Contact support to have them checked.',
  STATE_OWNER_LOCKED: 'Your record as an owner is locked. Contact support.',
  STATE_PERSON_IS_COMPANY:
    'The tax number belongs to a company or body. Sign in with the email and password of its account.',
  STATE_PERSON_IS_MINOR:
    'You must be 18 or over to use an owner’s account. The person who represents the owner can contact support.',
  STATE_SIGN_ON_DISABLED: 'Sign-in with your State identity is not available. Use your email and password.',
  STATE_AWAY:
    'The State identity service did not answer. Try again in a moment, or use your email and password.',
  RECOVERY_TOKEN_INVALID: 'This link is no longer valid. Request a new password reset email.',
  ACTIVATION_TOKEN_INVALID:
    'The activation email is no longer valid. Ask the person who created the account for a new one.',
  USER_PASSWORD_EQUALS_OLD: 'The new password must be different from the current one.',
  PASSWORD_COMPROMISED: 'This password is too common. Choose a different one.',
  MISSING_PASSWORD: 'Enter the password.',
  INVALID_PASSWORD:
    'The password must have 6 to 25 characters, with at least one upper-case letter, one lower-case letter, one digit and one symbol.',
  MISSING_TOKEN: 'The address is incomplete. Open the link from the email again.',
  INVALID_TOKEN: 'The link is no longer valid. Sign in again.',
  MISSING_TWO_FA_CODE: 'Enter the 6-digit code that we sent by email.',
  INVALID_STATE: 'The sign-in request is no longer valid. Start again.',
  MISSING_STATE: 'The sign-in request is incomplete. Start again.',
  NOT_IMPERSONATING: 'You are not acting for another user.',
  ASSOCIATION_ALREADY_EXISTS: 'There is already an association or a request between these two.',
  MISSING_ACCEPTED: 'Select whether you accept or reject.',
  UNKNOWN_ENTITY_VAT_NUMBER: 'Enter the tax number of a registered entity.',
  MISSING_EMAIL: 'Enter the email address.',
  INVALID_EMAIL: 'Enter an email address in the correct format, such as name@example.pt.',
  LOGIN_ERROR: 'You could not be signed in. Try again in a moment.',
  ERROR_ACTIVATING: 'The account could not be activated. Request a new activation email.',
  CANNOT_CHANGE_PASSWORD: 'The password could not be changed. Try again or reset your password.',
  ERROR_LOGOUT: 'You could not be signed out. Try again in a moment.',
  ERROR_LEGAL_WARNING: 'Your acceptance of the legal notice could not be saved. Try again in a moment.',
  ERROR_FIRST_ACCOUNT: 'The first account could not be created. Try again in a moment.',
  ERROR_RECOVERY: 'The password reset could not be requested. Try again in a moment.',
  ERROR_LEAVE_IMPERSONATION: 'You could not return to your account. Try again in a moment.',
  CERTIFICATE_OUTDATED: 'The certificate is genuine, but some of its data has changed since it was issued.',
  CERTIFICATE_INVALID: 'The code does not match any issued certificate.',
} satisfies CodeTexts<SignInCode>;
