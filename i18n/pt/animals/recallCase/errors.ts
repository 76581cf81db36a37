import type { RecallCaseCode } from '../../../../resources/animals/recallCase/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const recallCaseErrors = {
  RECALL_CASE_IS_DONE: 'Esta verificação já está registada.',
  RECALL_CASE_IS_OPEN: 'Este animal ainda está por verificar.',
  MISSING_OUTCOME: 'Indique o resultado.',
} as const satisfies CodeTexts<RecallCaseCode>;
