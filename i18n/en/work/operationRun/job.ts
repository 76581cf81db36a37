import type { runBulkOperationJob as source } from '../../../pt/work/operationRun/job.ts';
import type { Shape } from '../../../types.ts';

export const runBulkOperationJob = { title: 'Bulk operation' } satisfies Shape<typeof source>;
