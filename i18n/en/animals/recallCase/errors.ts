import type { RecallCaseCode } from '../../../../resources/animals/recallCase/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const recallCaseErrors = {
  RECALL_CASE_IS_DONE: 'This check is recorded already.',
  RECALL_CASE_IS_OPEN: 'This animal is still to be checked.',
  MISSING_OUTCOME: 'Select the result.',
} satisfies CodeTexts<RecallCaseCode>;
