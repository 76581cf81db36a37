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
  'operation_run',
  'operation_run_record',
  'operation_run_save',
  'operation_schedule',
  'operation_template',
] as const;
