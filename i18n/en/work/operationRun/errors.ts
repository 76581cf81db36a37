import type { OperationRunCode } from '../../../../resources/work/operationRun/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const operationRunErrors = {
  BULK_SET_CHANGED:
    'The records have changed since the dry run. Nothing was changed. Do another dry run and check the result.',
  BULK_NOTHING_TO_DO: 'The dry run found nothing to change.',
  BULK_NOT_DONE: 'Only an operation that has run can be undone.',
  BULK_NOT_UNDOABLE: 'This operation cannot be undone.',
  BULK_UNDO_TOO_LATE: 'It is too late to undo the operation.',
  BULK_RECORD_CHANGED:
    'One of the records was changed after the operation, so nothing was undone. Record: %{record}.',
  BULK_OPERATION_UNKNOWN: 'This version of the register no longer has this operation.',
  MISSING_CRITERIA: 'Enter at least one criterion.',
  MISSING_CHANGE: 'Enter what should change.',
  ERROR_RUN_OPERATION: 'The operation could not be run.',
} satisfies CodeTexts<OperationRunCode>;
