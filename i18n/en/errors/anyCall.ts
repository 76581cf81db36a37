import type { anyCallErrors as source } from '../../pt/errors/anyCall.ts';
import type { Shape } from '../../types.ts';

/** What any call at all can meet, and the general sentences for a field. Every part of the texts has them. */
export const anyCallErrors = {
  FORM_ERROR_MSG: 'Some fields need attention. Correct the marked ones and save again.',
  MISSING_FIELD: 'Please fill in: %{field}.',
  INVALID_FIELD: '%{field}: invalid value.',
  MISSING_VALUE: 'Please fill in this field.',
  INVALID_VALUE: 'The value given is not valid.',
  UNKNOWN_ERROR:
    'An unexpected error occurred (%{code}). Try again; if it goes on, contact support and quote this code.',
  ERROR: 'The operation could not be completed. Try again in a moment.',
  INTERNAL_ERROR:
    'An internal error occurred. It has been recorded and will be looked into; try again in a moment.',
  PLATFORM_ERROR: 'The platform could not answer the request. Try again in a moment.',
  NETWORK_ERROR:
    'An error occurred while connecting to the server. What was typed has been kept; check the internet connection and try again.',
  NOT_FOUND: 'Not found. It may have been deleted or may not be visible to this account.',
  UNAUTHORIZED: 'Sign in to continue.',
  FORBIDDEN: 'This account is not allowed to do this.',
  IDEMPOTENCY_KEY_REUSED:
    'This submission was already used for another request. Reload the page and try again.',
  MALFORMED_REQUEST: 'The request is malformed. Reload the page and try again.',
  TOO_MANY_REQUESTS: 'Too many requests were made in a short time. Wait a moment and try again.',
  DATABASE_AWAY: 'The database is temporarily unavailable. Nothing was saved; try again in a moment.',
  MAIL_AWAY: 'The e-mail could not be sent. Try again in a moment.',
  SERVER_BUSY: 'The server is busy. Try again in a moment.',
  DUPLICATE_VALUE: 'This value already exists in another record.',
  DUPLICATE_FIELD: '%{field}: this value already exists in another record.',
  SESSION_EXPIRED: 'For security, the session has expired. Sign in again.',
  LEGAL_WARNING_REQUIRED: 'Read and accept the legal warning to continue.',
  ENTITY_REQUIRED: 'Choose the entity to work with to continue.',
  FILE_TOO_LARGE: 'The file exceeds the limit of 5 MB. Choose a smaller file.',
} satisfies Shape<typeof source>;
