import { z } from 'zod';
import { ID_MAX } from '../../kit/values/ids.ts';
import { defineJob } from '../../kit/job.ts';

/** What is done of a run at a time. */
export const RUN_STEPS = ['DRY_RUN', 'RUN', 'UNDO'] as const;

/** Works through the records of a run: to see what would change, to change them, or to undo that. */
export const runBulkOperation = defineJob({
  name: 'runBulkOperation',
  act: 'CHANGE',
  of: 'operationRun',
  requires: 'RUN_OPERATION',
  input: z.strictObject({ runId: z.int().positive().max(ID_MAX), step: z.enum(RUN_STEPS) }),
  result: { kind: 'PAGE', keptDays: 90 },
});
