import type { jobActs as source, jobSign as signSource } from '../../../pt/work/job/acts.ts';
import type { Shape } from '../../../types.ts';

/** What jobs do, with the records of a module; a job with words of its own has them as `<name>Job`. */
export const jobActs = {
  IMPORT: 'Import: %{what}',
  EXPORT: 'Export: %{what}',
  ISSUE: 'Issue: %{what}',
  CHECK: 'Check: %{what}',
  RECALCULATE: 'Recalculation: %{what}',
  CHANGE: 'Change: %{what}',
  DELETE: 'Deletion: %{what}',
  SEND: 'Sending: %{what}',
} satisfies Shape<typeof source>;

/** The sign in the bar while one's jobs run. */
export const jobSign = {
  open: '%{smart_count} job running |||| %{smart_count} jobs running',
} satisfies Shape<typeof signSource>;
