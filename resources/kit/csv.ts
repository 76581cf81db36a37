/** A cell of an exported list; numbers are those that are reckoned with. */
export type Cell = string | number;

/** A spreadsheet would run these as formulas. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number, or a phone in its international form: what a spreadsheet makes of them runs nothing. */
const HARMLESS = /^(?:-?\d+(?:[.,]\d+)?|\+\d{5,15})$/;

function cellOf(cell: Cell): string {
  const text = String(cell);
  const safe = FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV by RFC 4180, for programs: commas, CRLF, UTF-8 without a mark. A spreadsheet program would make numbers of
 * the digits of transponders; people have the workbook of `xlsx.ts`.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
