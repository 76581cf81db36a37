import { readFileSync } from 'node:fs';
import { HTML_LANG } from '../../../i18n/locale.ts';
import type { DataValue } from '../../../resources/figures/dataSet/query.ts';
import { MOST_PDF_CELLS, MOST_PDF_ROWS } from '../../../resources/figures/reportTemplate/formats.ts';
import { showDate, showMinute } from '../../../resources/numbers/dates.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { Refusal } from '../../errors.ts';
import { packagePath } from '../../paths.ts';
import { drawDocument } from '../../typst/typst.ts';
import { REPORT_TEXTS } from './reportTexts.ts';
import { showStep } from './steps.ts';
import type { ReportColumn, ReportHead, ReportRow, ReportWriter } from './writer.ts';

/** More columns than this stand on pages that lie on their side. */
const MOST_UPRIGHT_COLUMNS = 6;
const MOST_SHARE_DIGITS = 1;
/** Shares of the width: measuring thousands of cells would take more memory than all the rest. */
const WIDTHS: Partial<Record<ReportColumn['kind'], number>> = {
  transponder: 8,
  date: 5,
  timestamp: 7,
  number: 4,
  money: 5,
  share: 4,
  boolean: 4,
  step: 4,
};
const TEXT_WIDTH = 8;

/** How a PDF looks beside its rows. */
export interface PdfLook {
  readonly description: string;
  readonly hasLogo: boolean;
  /** When its data were read, in words. */
  readonly moment: string;
}

const isNumber = ({ kind }: ReportColumn): boolean =>
  kind === 'number' || kind === 'money' || kind === 'share';

function cellsOf(
  { kind, step, decimals }: ReportColumn,
  { language, timezone }: ReportHead,
): (value: DataValue) => string {
  const { yes, no } = REPORT_TEXTS[language];
  const places =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const numbers = new Intl.NumberFormat(HTML_LANG[language], {
    ...(kind === 'money' && { style: 'currency', currency: 'EUR' }),
    ...(kind === 'share' && { style: 'percent', maximumFractionDigits: MOST_SHARE_DIGITS }),
    ...places,
  });
  return (value) => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number') return numbers.format(kind === 'money' ? value / 100 : value);
    if (kind === 'date') return showDate(value);
    if (kind === 'timestamp') return showMinute(value, timezone);
    if (kind === 'transponder') return spaced(value);
    return kind === 'step' && step ? showStep(value, step, language) : value;
  };
}

/**
 * Writes a report as a PDF/UA document. It is drawn whole, so that it holds few rows.
 * @throws Refusal REPORT_TOO_LONG_FOR_PDF
 */
export function pdfWriter(head: ReportHead, { description, hasLogo, moment }: PdfLook): ReportWriter {
  const { language, columns, title } = head;
  const rows: ReportRow[] = [];
  const cells = columns.map((column) => cellsOf(column, head));
  let dataRows = 0;
  return {
    write: (more) => {
      for (const row of more) {
        if (!row.isTotal) dataRows += 1;
        if (dataRows > MOST_PDF_ROWS || dataRows * columns.length > MOST_PDF_CELLS)
          throw new Refusal(409, 'REPORT_TOO_LONG_FOR_PDF', [], { most: MOST_PDF_ROWS });
        rows.push(row);
      }
      return Promise.resolve(new Uint8Array(0));
    },
    end: async (facts) => {
      const text = (path: string): string => readFileSync(packagePath(path), 'utf8');
      const { pdf, errors } = await drawDocument({
        sources: {
          'main.typ': text('server/reporting/output/report.typ'),
          'emblem.svg': text('server/certificates/emblem.svg'),
        },
        form: 'pdf',
        isLong: true,
        values: {
          texts: REPORT_TEXTS[language],
          language,
          title,
          description,
          hasLogo,
          moment,
          isLandscape: columns.length > MOST_UPRIGHT_COLUMNS,
          columns: columns.map(({ label }) => label),
          widths: columns.map(({ kind }) => WIDTHS[kind] ?? TEXT_WIDTH),
          isNumber: columns.map(isNumber),
          rows: rows.map(({ values, isTotal = false }) => ({
            isTotal,
            cells: values.map((value, at) => cells[at]!(value)),
          })),
          facts,
          creationSeconds: Math.floor(Date.now() / 1000),
        },
      }).then((drawn) => ({ pdf: drawn.errors ? undefined : drawn.pdf, errors: drawn.errors }));
      if (!pdf) throw new Error(`the report cannot be drawn: ${errors?.[0]?.message ?? ''}`);
      return pdf;
    },
  };
}
