import type { AnyCallCode } from '../../../resources/kit/codes/anyCall.ts';
import type { CodeTexts } from '../../types.ts';

/** Errors that any call can have, and the general messages for a field. Every part of the texts has them. */
export const anyCallErrors = {
  FORM_ERROR_MSG: 'Correct the marked fields and save again.',
  MISSING_FIELD: 'Enter: %{field}.',
  INVALID_FIELD: '%{field}: check the value.',
  MISSING_VALUE: 'Fill in this field.',
  INVALID_VALUE: 'Check the value and try again.',
  UNKNOWN_ERROR:
    'Something went wrong (%{code}). Try again. If the problem continues, contact support and give them this code.',
  ERROR: 'The operation could not be completed. Try again in a moment.',
  INTERNAL_ERROR:
    'An internal error occurred. It has been recorded and will be looked into; try again in a moment.',
  ERROR_READ: 'The data could not be loaded. Try again in a moment.',
  PLATFORM_ERROR: 'The platform could not answer the request. Try again in a moment.',
  NETWORK_ERROR:
    'We could not connect to the server. What you typed is kept; check your internet connection and try again.',
  NOT_FOUND: 'This record was not found. It may have been deleted, or you may not have access to it.',
  UNAUTHORIZED: 'Sign in to continue.',
  FORBIDDEN:
    'You do not have permission to do this. If you need it, ask the person who manages your entity’s accounts.',
  IDEMPOTENCY_KEY_REUSED:
    'This submission was already used for another request. Reload the page and try again.',
  MALFORMED_REQUEST: 'The request is malformed. Reload the page and try again.',
  TOO_MANY_REQUESTS: 'Too many requests were made in a short time. Wait a moment and try again.',
  DATABASE_AWAY: 'The database is temporarily unavailable. Nothing was saved; try again in a moment.',
  MAIL_AWAY:
    'The email could not be sent. Try again in a moment. If this continues, the operator of the server has to correct SMTP_URL and can make a sign-in link with “npm run sign-in:link” meanwhile.',
  SERVER_BUSY: 'The server is busy. Try again in a moment.',
  DUPLICATE_VALUE: 'This value already exists in another record.',
  DUPLICATE_FIELD: '%{field}: this value already exists in another record.',
  SESSION_EXPIRED: 'For security, the session has expired. Sign in again.',
  LEGAL_WARNING_REQUIRED: 'Read and accept the legal warning to continue.',
  ENTITY_REQUIRED: 'To continue, choose the entity to work for.',
  FILE_TOO_LARGE: 'The file exceeds the limit of 5 MB. Choose a smaller file.',
} satisfies CodeTexts<AnyCallCode>;
