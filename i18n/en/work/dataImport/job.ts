import type { runImportJob as source } from '../../../pt/work/dataImport/job.ts';
import type { Shape } from '../../../types.ts';

export const runImportJob = { title: 'Import' } satisfies Shape<typeof source>;
