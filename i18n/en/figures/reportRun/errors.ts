import type { ReportRunCode } from '../../../../resources/figures/reportRun/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const reportRunErrors = {
  REPORT_TOO_LONG:
    'The report has more than 1,000,000 rows. Narrow the filters, for example to a shorter period.',
  REPORT_TOO_LONG_FOR_PDF:
    'The report is too long for a PDF, which holds at most 5,000 rows of 12 columns. Run it as CSV or XLSX, or narrow the filters.',
  REPORT_TEMPLATE_NOT_ACTIVE: 'The template of this report is no longer active.',
  REPORT_NOT_ALLOWED: 'You do not have permission to run this report.',
  REPORT_HAS_TWO_SOURCES: 'A report has a question of its own or a data source, not both.',
  REPORT_HAS_NO_COLUMNS: 'You do not have permission to see any column of this report.',
  REPORT_HAS_NO_PAST: 'This report has no data for a past day.',
  REPORT_FORMAT_NOT_OFFERED: 'The template does not allow this format. Choose another format.',
  ERROR_RUN_REPORT: 'The report could not be run.',
} satisfies CodeTexts<ReportRunCode>;
