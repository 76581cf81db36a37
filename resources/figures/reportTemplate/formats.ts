/** Rows of a report as PDF at most: more pages are not read, and drawing them takes the memory of a server. */
export const MOST_PDF_ROWS = 5_000;
/** Cells of a report as PDF at most: 5,000 rows of twelve columns. */
export const MOST_PDF_CELLS = 60_000;
