import type {
  auditEntriesDataSet as auditEntriesSource,
  signInsDataSet as signInsDataSetSource,
} from '../../../pt/common/auditLog/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const auditEntriesDataSet = {
  name: 'Audit',
  text: 'Audit entries, one on each row.',
  measures: { entries: 'Entries' },
} satisfies Shape<typeof auditEntriesSource>;

export const signInsDataSet = {
  name: 'Sign-ins',
  text: 'Attempts to sign in, one on each row. Only the operator sees them.',
  measures: {
    attempts: 'Attempts',
    signIns: 'Sign-ins',
    failed: 'Failed',
    failedShare: 'Share that failed',
  },
} satisfies Shape<typeof signInsDataSetSource>;
