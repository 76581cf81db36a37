/** A spreadsheet would run these as formulas. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

function cellOf(text: string, separator: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file that spreadsheet programs open without an import: with a byte-order mark, and in Portuguese with `;`
 * between the cells, since the comma is for decimals.
 */
export function csvOf(rows: readonly (readonly string[])[], locale: 'pt' | 'en'): string {
  const separator = locale === 'pt' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => cellOf(cell, separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
