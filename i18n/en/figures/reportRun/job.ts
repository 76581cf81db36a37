import type { runReportJob as source } from '../../../pt/figures/reportRun/job.ts';
import type { Shape } from '../../../types.ts';

export const runReportJob = { title: 'Report' } satisfies Shape<typeof source>;
