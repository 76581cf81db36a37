import { z } from 'zod';
import { defineJob } from '../../kit/job.ts';

/** Days for which the file of a report is kept. */
export const REPORT_KEPT_DAYS = 15;

/**
 * Writes a report to a file, in the name of the user who gets it. Who may run it is read when it runs: a recipient of a
 * schedule needs the right to the data alone.
 */
export const runReport = defineJob({
  name: 'runReport',
  act: 'EXPORT',
  of: 'reportTemplate',
  requires: 'SIGNED_IN',
  input: z.strictObject({ runId: z.int().positive() }),
  heavy: true,
  result: { kind: 'FILE', keptDays: REPORT_KEPT_DAYS },
});
