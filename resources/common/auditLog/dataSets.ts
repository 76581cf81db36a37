import { count, defineDataSet, ratio } from '../../kit/dataSet.ts';
import { auditLog } from './schema.ts';

export const auditEntries = defineDataSet({
  name: 'auditEntries',
  of: auditLog,
  requires: 'READ_AUDIT_LOG',
  scope: 'OPERATOR',
  columns: {
    date: 'date',
    action: 'action',
    objectType: 'objectType',
    user: { value: 'userId', personal: 'READ_AUDIT_LOG' },
  },
  measures: { entries: count() },
  initial: { by: ['action'], show: ['entries'] },
  opens: { action: 'action', objectType: 'objectType', user: 'userId' },
});

/** What a sign-in leaves in the audit: that it succeeded, or at which step it failed. */
const SIGN_INS = ['LOGIN', 'LOGIN_FAILED', 'TWO_FACTOR_FAILED'] as const;

export const signIns = defineDataSet({
  name: 'signIns',
  of: auditLog,
  requires: 'READ_AUDIT_LOG',
  scope: 'OPERATOR',
  only: { action: { is: SIGN_INS } },
  columns: {
    date: 'date',
    action: 'action',
    user: { value: 'userId', personal: 'READ_AUDIT_LOG' },
  },
  measures: {
    attempts: count(),
    signIns: count({ action: { is: ['LOGIN'] } }),
    failed: count({ action: { isNot: ['LOGIN'] } }),
    failedShare: ratio('failed', 'attempts'),
  },
  initial: { by: ['date'], show: ['signIns', 'failed'] },
  opens: { action: 'action', user: 'userId' },
});
