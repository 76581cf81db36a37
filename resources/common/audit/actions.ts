import { OPERATION_ACTIONS } from '../../generated/operationActions.ts';

/** The kinds by which users filter their own activity. */
export const AUDIT_KINDS = ['SIGN_IN', 'READ', 'WRITE', 'ACCOUNT', 'IMPERSONATION'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Every action that leaves a row in the audit, by its kind. Each has a text in both languages. */
export const AUDIT_ACTIONS = {
  SIGN_IN: [
    'LOGIN',
    'LOGOUT',
    'LOGIN_FAILED',
    'TWO_FACTOR_FAILED',
    'SELECT_ENTITY',
    'LEGAL_WARNING_ACCEPTED',
    'SESSION_ENDED',
    'DEVICE_FORGOTTEN',
  ],
  READ: ['READ', 'SEARCH', 'EXPORT', 'READ_BY_VAT', 'READ_SEALED', 'READ_PHONE'],
  ACCOUNT: [
    'PASSWORD_CHANGED',
    'PASSWORD_CHANGE_FAILED',
    'PASSWORD_RESET',
    'ACCOUNT_ACTIVATED',
    'USER_DEACTIVATED',
    'USER_REACTIVATED',
    'STAFF_TRANSFERRED',
    'ORDER_ACCOUNT_BOUND',
    'SIGN_IN_LINK_MADE',
    'EMAIL_CHANGE_REQUESTED',
    'EMAIL_CHANGE_FAILED',
    'EMAIL_CHANGE_CANCELED',
    'EMAIL_CHANGED',
    'ASSOCIATION_REQUESTED',
    'ASSOCIATION_INVITED',
    'ASSOCIATION_WITHDRAWN',
    'ASSOCIATION_CHANGED',
    'ASSOCIATION_ACCEPTED',
    'ASSOCIATION_REJECTED',
    'ASSOCIATION_REMOVED',
  ],
  IMPERSONATION: ['IMPERSONATE', 'IMPERSONATE_END'],
  WRITE: [
    ...OPERATION_ACTIONS,
    'CREATE',
    'UPDATE',
    'DELETE',
    'OPERATION_UNDONE',
    'VALUES_RECOMPUTED',
    'FIRST_OPERATOR_CREATED',
    'SETUP_DISMISSED',
    'SETUP_REOPENED',
    'SETUP_MAIL_CONFIRMED',
    'CREATE_ACCOUNT',
    'REGISTER',
    'REGISTER_WARNING',
    'TRANSFER_ACCEPTED',
    'TRANSFER_REJECTED',
    'TRANSFER_MORE_INFORMATION_NEEDED',
    'TRANSFER_CANCELED',
    'TRANSFER_DOCUMENTS_ADDED',
    'TRANSFER_CONFIRMED',
    'TRANSFER_REFUSED',
    'TRANSFER_EXPIRED',
    'TRANSFER_CONTESTED',
    'TRANSFER_CONTEST_ANSWERED',
    'REQUEST_ACCEPTED',
    'REQUEST_REJECTED',
    'REQUEST_MORE_INFORMATION_NEEDED',
    'REQUEST_CANCELED',
    'REQUEST_DOCUMENTS_ADDED',
    'REMINDERS_REFUSED',
    'REMINDERS_ALLOWED',
    'LABEL_ADDED',
    'LABEL_REMOVED',
    'CERTIFICATE_REVOKED',
    'LAYOUT_PUBLISHED',
    'CONFIGURATION_CHANGED',
    'CHANGE_OWNER',
    'CONTACTS_CHANGED',
    'CONTACT_CHANGE_OBJECTED',
    'CONSENT_ASKED',
    'CONSENT_CODE_SHOWN',
    'CONSENT_GIVEN',
    'CONSENT_REVOKED',
    'REFERENCE_EXPIRED',
    'PAYMENT_CREDITED',
    'PAYMENT_UNMATCHED',
    'PAYMENT_FILE_READ',
    'MONTH_CLOSED',
    'NOTICES_CHANGED',
    'WEBHOOK_TESTED',
    'INVOICE_NUMBER_SET',
    'LEDGER_PROVEN',
    'AUDIT_ARCHIVED',
    'AUDIT_RETURNED',
    'BACKUP_RESTORED',
    'LEDGER_BROKEN',
    'ERASE',
    'MERGE',
    'MERGE_REVERTED',
    'SET_LOST',
    'SET_DELIVERED',
    'SIGHTING_REPORTED',
    'SIGHTING_REMOVED',
    'SIGHTINGS_CHANGED',
    'LOST_ANIMAL_ACCEPTED',
    'LOST_ANIMAL_REJECTED',
    'INFECTED_FILE_REFUSED',
    'REPORT_SENT',
    'JOB_STARTED',
    'JOB_CANCELED',
    'JOB_RETRIED',
    'JOB_ENDED',
    'REPLY',
    'SYNC',
  ],
} as const satisfies Record<AuditKind, readonly string[]>;

export type AuditAction = (typeof AUDIT_ACTIONS)[AuditKind][number];
export const ALL_ACTIONS = Object.values(AUDIT_ACTIONS).flat() as [AuditAction, ...AuditAction[]];

/** Names under which earlier rows of some actions are stored: rows of the audit are never changed. */
const STORED_AS: Partial<Record<string, readonly string[]>> = {
  SET_DEAD: ['SET_DEAD', 'MARK_DEAD'],
  SET_NOT_DEAD: ['SET_NOT_DEAD', 'REVERT_DEAD'],
} satisfies Partial<Record<AuditAction, readonly string[]>>;

/** The stored names of an action. */
export const storedActions = (action: string): readonly string[] => STORED_AS[action] ?? [action];

/** The action that a stored name means. */
export const auditActionOf = (stored: string): string =>
  Object.keys(STORED_AS).find((action) => storedActions(action).includes(stored)) ?? stored;
