/** Refusals of reports, and why their runs fail. */
export type ReportRunCode =
  | 'REPORT_TOO_LONG'
  | 'REPORT_TOO_LONG_FOR_PDF'
  | 'REPORT_TEMPLATE_NOT_ACTIVE'
  | 'REPORT_NOT_ALLOWED'
  | 'REPORT_HAS_TWO_SOURCES'
  | 'REPORT_HAS_NO_COLUMNS'
  | 'REPORT_HAS_NO_PAST'
  | 'REPORT_FORMAT_NOT_OFFERED'
  | 'ERROR_RUN_REPORT';
