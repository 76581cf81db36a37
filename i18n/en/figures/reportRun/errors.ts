import type { ReportRunCode } from '../../../../resources/figures/reportRun/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const reportRunErrors = {
  REPORT_TOO_LONG_FOR_PDF:
    'The report is too long for a PDF, which holds at most 5,000 rows of 12 columns. Run it as CSV or XLSX, or narrow the filters.',
} satisfies CodeTexts<ReportRunCode>;
