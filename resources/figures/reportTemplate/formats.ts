/** The kinds of files that a report is written as. */
export const REPORT_FORMATS = ['CSV', 'XLSX', 'PDF'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Rows of a report as CSV or XLSX at most: a sheet holds no more. */
export const MOST_ROWS = 1_000_000;
/** Rows of a report as PDF at most: more pages are not read, and drawing them takes the memory of a server. */
export const MOST_PDF_ROWS = 5_000;
/** Cells of a report as PDF at most: 5,000 rows of twelve columns. */
export const MOST_PDF_CELLS = 60_000;

/** The most rows that a file of a format has. */
export const mostRowsOf = (format: ReportFormat): number => (format === 'PDF' ? MOST_PDF_ROWS : MOST_ROWS);
