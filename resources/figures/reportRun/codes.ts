/** Refusals of reports, and why their runs fail. */
export type ReportRunCode = 'REPORT_TOO_LONG_FOR_PDF';
