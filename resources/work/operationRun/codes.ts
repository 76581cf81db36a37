/** Refusals of operations on many records. */
export type OperationRunCode =
  | 'BULK_SET_CHANGED'
  | 'BULK_NOTHING_TO_DO'
  | 'BULK_NOT_DONE'
  | 'BULK_NOT_UNDOABLE'
  | 'BULK_UNDO_TOO_LATE'
  | 'BULK_RECORD_CHANGED'
  | 'BULK_OPERATION_UNKNOWN'
  | 'MISSING_CRITERIA'
  | 'MISSING_CHANGE'
  | 'ERROR_RUN_OPERATION';
