import type { DataValue } from '../../../resources/figures/dataSet/query.ts';
import type { LocaleName } from '../../../i18n/locale.ts';
import { REPORT_TEXTS } from './reportTexts.ts';
import { showStep } from './steps.ts';
import type { ReportColumn, ReportHead, ReportWriter } from './writer.ts';
import { zoneClock } from './zoneClock.ts';

/** Has spreadsheet programs read the file as UTF-8. */
const MARK = '\ufeff';
/** What a spreadsheet program would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Digits of which a spreadsheet program would make a rounded number, or whose first zero it would drop. */
const LONG_DIGITS = /^(?:0\d+|\d{12,})$/;
const TRANSPONDER = /^(?=.*\d)[0-9A-Za-z]+$/;

/** A text that stays text: a formula of one constant, which no program can take for a number. */
const asConstant = (text: string): string => `="${text}"`;

/** Text as a spreadsheet program may have it: nothing in it runs, and long numbers keep all their digits. */
export function safeText(text: string): string {
  if (LONG_DIGITS.test(text)) return asConstant(text);
  return FORMULA.test(text) ? `'${text}` : text;
}

/** By language, what stands between cells and before decimals: what the spreadsheet programs of the country expect. */
const SIGNS = {
  pt: { between: ';', decimal: ',', special: /[";\r\n]/ },
  en: { between: ',', decimal: '.', special: /[",\r\n]/ },
} as const;

function numberOf(value: number, { kind, decimals }: ReportColumn, decimal: string): string {
  const digits = decimals ?? (kind === 'money' ? 2 : undefined);
  const amount = kind === 'money' ? value / 100 : value;
  return (digits === undefined ? String(amount) : amount.toFixed(digits)).replace('.', decimal);
}

/** Returns how the values of a column are written. */
function cellsOf(
  column: ReportColumn,
  { language, timezone }: Pick<ReportHead, 'language' | 'timezone'>,
): (value: DataValue) => string {
  const { kind, step } = column;
  const { yes, no } = REPORT_TEXTS[language];
  const { decimal } = SIGNS[language];
  const clock = zoneClock(timezone);
  return (value) => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number') return numberOf(value, column, decimal);
    if (kind === 'transponder') return TRANSPONDER.test(value) ? asConstant(value) : safeText(value);
    if (kind === 'timestamp') return new Date(clock(value)).toISOString().slice(0, 19).replace('T', ' ');
    if (kind === 'date') return value;
    if (kind === 'step' && step) return showStep(value, step, language);
    return safeText(value);
  };
}

/** A line by RFC 4180: cells are quoted where they need it. */
function lineOf(cells: readonly string[], language: LocaleName): string {
  const { between, special } = SIGNS[language];
  const quoted = cells.map((cell) => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(between)}\r\n`;
}

/**
 * Writes a report as CSV: UTF-8 with a mark, the separators of the language, nothing that a spreadsheet program runs or
 * rounds. What the report says of itself stands below the rows, after an empty line.
 */
export function csvWriter(head: ReportHead): ReportWriter {
  const { language, columns } = head;
  const cells = columns.map((column) => cellsOf(column, head));
  let isBegun = false;
  const begin = (): string => {
    if (isBegun) return '';
    isBegun = true;
    return (
      MARK +
      lineOf(
        columns.map(({ label }) => safeText(label)),
        language,
      )
    );
  };
  return {
    write: (rows) => {
      let text = begin();
      for (const { values } of rows)
        text += lineOf(
          values.map((value, at) => cells[at]!(value)),
          language,
        );
      return Promise.resolve(Buffer.from(text));
    },
    end: (facts) => {
      const lines = facts.map(([name, value]) => lineOf([safeText(name), safeText(value)], language));
      return Promise.resolve(Buffer.from(`${begin()}\r\n${lines.join('')}`));
    },
  };
}
