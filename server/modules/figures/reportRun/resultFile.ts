import type { ReportFormat } from '../../../../resources/figures/reportTemplate/formats.ts';
import { XLSX_TYPE } from '../../../../resources/kit/workbook.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';

/** The kinds of files by their formats. */
export const TYPES: Readonly<Record<ReportFormat, string>> = {
  CSV: 'text/csv',
  XLSX: XLSX_TYPE,
  PDF: 'application/pdf',
};

/** A name that every system takes for a file. */
export const filenameOf = (title: string, format: ReportFormat): string =>
  `${
    title
      .replace(/[^\p{L}\p{N} _-]+/gu, '')
      .trim()
      .slice(0, 80) || 'report'
  } ${dayIn()}.${format.toLowerCase()}`;
