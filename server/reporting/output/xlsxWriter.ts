import type { DataValue } from '../../../resources/figures/dataSet/query.ts';
import { REPORT_TEXTS } from './reportTexts.ts';
import { showStep } from './steps.ts';
import { frameOf, sheetEnd, sheetHead, textCell as cellWithText } from '../../../resources/kit/workbook.ts';
import { columnName, STYLE_SHEET, styleId, type CellStyle } from './workbook.ts';
import type { ReportColumn, ReportHead, ReportWriter } from './writer.ts';
import { ZipStream } from './zipStream.ts';
import { zoneClock } from './zoneClock.ts';

const DAY_MS = 86_400_000;
/** Days from the first that spreadsheets count to 1970. */
const DAYS_TO_1970 = 25_569;
/** Spreadsheet programs count days differently before 1 March 1900. */
const FIRST_DAY = '1900-03-01';
const MOST_DECIMALS = 3;

const WIDTHS: Partial<Record<ReportColumn['kind'], number>> = {
  transponder: 18,
  date: 12,
  timestamp: 18,
  number: 12,
  money: 14,
  boolean: 9,
  share: 10,
  step: 12,
};
const TEXT_WIDTH = 28;
const FACT_WIDTHS = [32, 90] as const;

const textCell = (place: string, text: string, style: number): string =>
  cellWithText(text, ` r="${place}" s="${style}"`);
const numberCell = (place: string, value: number, style: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

function styleOf({ kind, step, decimals }: ReportColumn): CellStyle {
  if (kind === 'date' || kind === 'timestamp' || kind === 'money' || kind === 'share') return kind;
  if (kind === 'step')
    return step === 'YEAR' ? 'year' : step === 'MONTH' ? 'month' : step === 'QUARTER' ? 'general' : 'date';
  if (kind !== 'number' || decimals === undefined) return 'general';
  return `decimals${Math.min(decimals, MOST_DECIMALS) as 0 | 1 | 2 | 3}`;
}

/** Returns how a column is written: numbers as numbers, days as days, all digits of a transponder as text. */
function cellsOf(
  column: ReportColumn,
  { language, timezone }: Pick<ReportHead, 'language' | 'timezone'>,
): (place: string, value: DataValue, isBold: boolean) => string {
  const { kind, step } = column;
  const { yes, no } = REPORT_TEXTS[language];
  const clock = zoneClock(timezone);
  const name = styleOf(column);
  const styles = [styleId(name), styleId(name, true)] as const;
  const plain = [styleId('general'), styleId('general', true)] as const;
  const days = (day: string): number => Date.parse(day) / DAY_MS + DAYS_TO_1970;
  return (place, value, isBold) => {
    const at = isBold ? 1 : 0;
    if (value === null) return '';
    if (typeof value === 'boolean') return textCell(place, value ? yes : no, plain[at]);
    if (typeof value === 'number')
      return numberCell(place, kind === 'money' ? value / 100 : value, styles[at]);
    if (kind === 'date' && value >= FIRST_DAY) return numberCell(place, days(value), styles[at]);
    if (kind === 'timestamp')
      return numberCell(place, Math.round(clock(value) / 1000) / 86_400 + DAYS_TO_1970, styles[at]);
    if (kind === 'step' && step === 'YEAR') return numberCell(place, Number(value.slice(0, 4)), styles[at]);
    if (kind === 'step' && step === 'QUARTER')
      return textCell(place, showStep(value, step, language), plain[at]);
    if (kind === 'step') return numberCell(place, days(value), styles[at]);
    return textCell(place, value, plain[at]);
  };
}

/**
 * Writes a report as a workbook, part by part: the rows stand on its second sheet; the first says what the report is. It
 * is written last, when the number of rows is known.
 */
export function xlsxWriter(head: ReportHead): ReportWriter {
  const { columns, title, language } = head;
  const texts = REPORT_TEXTS[language];
  const moment = new Date();
  const archive = new ZipStream();
  const cells = columns.map((column) => cellsOf(column, head));
  const names = columns.map((_, at) => columnName(at));
  let row = 0;
  /** The last row of data: filters leave totals alone. */
  let lastData = 1;

  const begin = async (): Promise<void> => {
    if (row > 0) return;
    row = 1;
    const sheets = [texts.facts, texts.data];
    const frame = frameOf({ sheets, styles: STYLE_SHEET, about: { title, moment } });
    for (const [name, text] of Object.entries(frame)) {
      await archive.begin(name, moment);
      await archive.add(text);
    }
    await archive.begin('xl/worksheets/sheet2.xml', moment);
    const labels = columns.map(({ label }, at) => textCell(`${names[at]}1`, label, styleId('general', true)));
    await archive.add(
      `${sheetHead(
        1,
        columns.map(({ kind }) => WIDTHS[kind] ?? TEXT_WIDTH),
      )}<row r="1">${labels.join('')}</row>`,
    );
  };

  return {
    write: async (rows) => {
      await begin();
      let text = '';
      for (const { values, isTotal = false } of rows) {
        row += 1;
        if (!isTotal) lastData = row;
        text += `<row r="${row}">`;
        for (let at = 0; at < names.length; at += 1)
          text += cells[at]!(`${names[at]}${row}`, values[at] ?? null, isTotal);
        text += '</row>';
      }
      await archive.add(text);
      return archive.take();
    },
    end: async (facts) => {
      await begin();
      await archive.add(sheetEnd(`A1:${names.at(-1) ?? 'A'}${lastData}`));
      await archive.begin('xl/worksheets/sheet1.xml', moment);
      const lines = facts.map(
        ([name, value], at) =>
          `<row r="${at + 2}">${textCell(`A${at + 2}`, name, styleId('text', true))}${textCell(`B${at + 2}`, value, styleId('text'))}</row>`,
      );
      await archive.add(
        `${sheetHead(0, FACT_WIDTHS)}<row r="1">${textCell('A1', title, styleId('general', true))}</row>${lines.join('')}${sheetEnd()}`,
      );
      await archive.end();
      return archive.take();
    },
  };
}
