import { z } from 'zod';
import { ID_MAX } from '../../kit/values/ids.ts';
import { defineJob } from '../../kit/job.ts';

/** What is done of an import at a time. */
export const IMPORT_STEPS = ['DRY_RUN', 'RUN', 'UNDO'] as const;

/** Works through the rows of an import: to see what would change, to write them, or to undo that. */
export const runImport = defineJob({
  name: 'runImport',
  act: 'IMPORT',
  of: 'dataImport',
  requires: 'RUN_IMPORT',
  input: z.strictObject({ importId: z.int().positive().max(ID_MAX), step: z.enum(IMPORT_STEPS) }),
  heavy: true,
  result: { kind: 'PAGE', keptDays: 90 },
});
