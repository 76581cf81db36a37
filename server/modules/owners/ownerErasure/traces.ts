/** Tables into whose texts anyone may have written a person's name: all of them are searched. */
export const TRACES = [
  'user_preference',
  'label',
  'notification',
  'idempotency_key',
  'job',
  'report_run',
  'report_schedule',
  'delayed_decision',
  'delayed_decision_record',
  'data_import',
  'data_import_row',
  'data_import_save',
  'data_import_source',
  'operation_run',
  'operation_run_record',
  'operation_run_save',
  'operation_schedule',
  'operation_template',
  // Notes of who worked through a recall.
  'recall_case',
] as const;
