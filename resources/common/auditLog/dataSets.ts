import { count, defineDataSet } from '../../kit/dataSet.ts';
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
});
