/** Refusals of schedules of reports. */
export type ReportScheduleCode =
  'RECIPIENT_NEEDS_ACCOUNT' | 'TOO_MANY_REPORT_SCHEDULES' | 'REPORT_TEMPLATE_IN_USE' | 'ERROR_SEND_REPORT';
