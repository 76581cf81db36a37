import type { CatalogueCode, ErrorCode } from '../codes.ts';

/** The statuses that a call may declare for a code of its own. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 422 | 429 | 503;

/** The codes whose meaning decides the status, whichever call answers them. */
const STATUS_OF_CODE: Readonly<Partial<Record<CatalogueCode, RefusalStatus>>> = {
  UNAUTHORIZED: 401,
  ENTITY_REQUIRED: 401,
  LEGAL_WARNING_REQUIRED: 401,
  LOGIN_INVALID_CREDENTIALS: 401,
  LOGIN_CREDENTIALS_EXPIRED: 401,
  LOGIN_INVALID_TWO_FA_CREDENTIALS: 401,
  LOGIN_EXPIRED_TWO_FA_CREDENTIALS: 401,
  USER_INACTIVE: 401,
  ERROR_OMV_LOGIN: 401,
  ERROR_STATE_LOGIN: 401,
  STATE_OWNER_UNKNOWN: 401,
  STATE_OWNER_UNCLEAR: 401,
  STATE_OWNER_LOCKED: 401,
  STATE_PERSON_IS_COMPANY: 401,
  STATE_PERSON_IS_MINOR: 401,
  FORBIDDEN: 403,
  CANNOT_CHANGE_PASSWORD: 403,
  INTERVENTION_NOT_OWN: 403,
  INVALID_CERTIFICATION_PERMISSION: 403,
  OWNER_IS_TRACES: 403,
  NOT_FOUND: 404,
  DOCUMENT_NOT_FOUND: 404,
  OWNER_NOT_FOUND: 404,
  VERSION_NOT_FOUND: 404,
  UNKNOWN_ENTITY_VAT_NUMBER: 404,
  FORM_ERROR_MSG: 422,
  TOO_MANY_REQUESTS: 429,
  LOGIN_MAX_RETRIES_EXCEEDED: 429,
  LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED: 429,
  UPLOAD_QUOTA_REACHED: 429,
  DATABASE_AWAY: 503,
  SERVER_BUSY: 503,
  MAIL_AWAY: 503,
  ORDER_AWAY: 503,
  STATE_AWAY: 503,
  SCANNER_AWAY: 503,
};

/** The parts of a call that decide the statuses of its codes. */
export interface Refusing {
  /** Where a code has another status than elsewhere: `USER_NOT_FOUND` of a sign-in is 401. */
  readonly statuses?: Readonly<Partial<Record<CatalogueCode, RefusalStatus>>> | undefined;
}

/** The status that is fixed for a code; undefined where it is 422 with fields and 409 without. */
export const fixedStatusOf = ({ statuses }: Refusing, code: ErrorCode): RefusalStatus | undefined =>
  statuses?.[code as CatalogueCode] ?? STATUS_OF_CODE[code as CatalogueCode];
