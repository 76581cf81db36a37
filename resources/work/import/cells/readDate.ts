import type { CatalogueCode } from '../../../kit/codes.ts';
import { dayIn, isIsoDate, type IsoDate } from '../../../numbers/dates.ts';
import { foldText } from '../../../numbers/text.ts';
import { meansNone, readCell, reading, type Cell, type Reading } from './cell.ts';
import { FIGURES, type DateOrder } from './decideDateOrder.ts';

export interface DateHow {
  /** As `decideDateOrder` found it, or a person said. Without it a date that may be read two ways is refused. */
  readonly order?: DateOrder;
  /** Whether the workbook counts days since 1904. */
  readonly has1904Days?: boolean;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** '12 de março de 2020', '12-Mar-20'. */
const IN_WORDS = /^(\d{1,2})(?:\.?º)?[\s\-/.]*(?:de\s)?([a-z]{3,10})\.?[\s\-/,]*(?:de\s)?(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[\sT]+(\d.*))?$/;
const AGE =
  /^(?:ca?\.?\s*)?\d+(?:[.,]\d+)?\s*(?:a|anos?|m|mes(?:es)?|semanas?|dias?|y|yrs?|years?|months?|weeks?|days?)\b/;
/** How programs write a day that there is not. */
const DAY_0 =
  /^(?:0{1,2}[-/.]0?\d[-/.]\d{2,4}|0?\d[-/.]0{1,2}[-/.]\d{2,4}|\d{4}-(?:00-\d\d|\d\d-00)|0+)(?:\s.*)?$/;

/** Days as spreadsheets count them, from 1954 to 2064: other numbers of five digits are rather something else. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 60_000];
const DAY_MS = 86_400_000;
const [DAY_0_1900, DAY_0_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];

function fromSerial(serial: number, has1904Days: boolean): IsoDate | null {
  const in1900 = has1904Days ? serial + 1462 : serial;
  if (!(in1900 >= FIRST_SERIAL && in1900 <= LAST_SERIAL)) return null;
  const day = (has1904Days ? DAY_0_1904 : DAY_0_1900) + Math.floor(serial) * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}

const two = (part: string): string => part.padStart(2, '0');

/** Two digits of a year are of this century up to the present year, and before of the last. */
const fullYear = (year: string): string => {
  if (year.length === 4) return year;
  const present = dayIn();
  return (year <= present.slice(2, 4) ? present.slice(0, 2) : String(Number(present.slice(0, 2)) - 1)) + year;
};

function dayOf(
  year: string,
  month: string,
  day: string,
  notes: readonly CatalogueCode[],
): Reading<IsoDate | null> {
  const iso = `${fullYear(year)}-${two(month)}-${two(day)}`;
  if (!isIsoDate(iso)) return { error: 'CELL_DATE_IMPOSSIBLE' };
  return reading(iso, year.length === 2 ? [...notes, 'CELL_CENTURY_ADDED'] : notes);
}

function readFigures(
  [, first = '', second = '', year = '']: RegExpExecArray,
  order: DateOrder | undefined,
  notes: readonly CatalogueCode[],
): Reading<IsoDate | null> {
  const [one, two_] = [Number(first), Number(second)];
  const isDayFirst = one > 12 ? true : two_ > 12 ? false : null;
  if (order === 'DMY' || order === 'MDY') {
    if (isDayFirst !== null && isDayFirst !== (order === 'DMY') && Math.min(one, two_) <= 12)
      return { error: Math.max(one, two_) <= 31 ? 'CELL_DATE_OTHER_ORDER' : 'CELL_DATE_IMPOSSIBLE' };
    return order === 'DMY' ? dayOf(year, second, first, notes) : dayOf(year, first, second, notes);
  }
  if (isDayFirst === null && one !== two_) return { error: 'CELL_DATE_ORDER_UNKNOWN' };
  return isDayFirst === false ? dayOf(year, first, second, notes) : dayOf(year, second, first, notes);
}

/** The text without the time of day behind it, and whether there was one that says something. */
function cutTime(text: string): { day: string; hadTime: boolean } {
  const [, day = text, time = ''] = /^(.*\d)[\sT]+(\d{1,2}:\d{2}.*)$/.exec(text) ?? [];
  return { day, hadTime: /[1-9]/.test(time) };
}

/** A day of the calendar. A count of years is none, nor is the day 0 of a spreadsheet. */
export function readDate(cell: Cell, how: DateHow = {}): Reading<IsoDate | null> {
  return readCell(
    cell,
    (text, ofCell) => {
      const { day, hadTime } = cutTime(text);
      const notes: readonly CatalogueCode[] = hadTime ? [...ofCell, 'CELL_TIME_DROPPED'] : ofCell;
      const folded = foldText(day);
      if (DAY_0.test(day)) return { error: 'CELL_DATE_ZERO' };
      const yearFirst = YEAR_FIRST.exec(day);
      if (yearFirst) return dayOf(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!, notes);
      const figures = FIGURES.exec(day);
      if (figures) return readFigures(figures, how.order, notes);
      const words = IN_WORDS.exec(folded);
      const month = words ? [MONTHS, ENGLISH_MONTHS].map((all) => all.indexOf(words[2]!.slice(0, 3))) : [];
      const number = Math.max(-1, ...month);
      if (words && number >= 0) return dayOf(words[3]!, String(number + 1), words[1]!, notes);
      if (AGE.test(folded)) return { error: 'CELL_IS_AGE' };
      if (/^(?:19|20)\d{6}$/.test(day) && isIsoDate(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`))
        return dayOf(day.slice(0, 4), day.slice(4, 6), day.slice(6), notes);
      if (/^\d{8}$/.test(day)) return dayOf(day.slice(4), day.slice(2, 4), day.slice(0, 2), notes);
      if (/^\d{5}(?:[.,]\d+)?$/.test(day)) {
        const serial = fromSerial(Number(day.replace(',', '.')), how.has1904Days ?? false);
        if (serial) return reading(serial, [...notes, 'CELL_DATE_FROM_SERIAL']);
      }
      return { error: 'CELL_NOT_A_DATE' };
    },
    (text) => cell.kind !== 'DATE' && meansNone(text),
  );
}
