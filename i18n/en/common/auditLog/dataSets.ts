import type { auditEntriesDataSet as auditEntriesSource } from '../../../pt/common/auditLog/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const auditEntriesDataSet = {
  name: 'Audit',
  text: 'Audit entries, one on each row.',
  measures: { entries: 'Entries' },
} satisfies Shape<typeof auditEntriesSource>;
