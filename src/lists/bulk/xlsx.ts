import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from '../../../resources/kit/csv.ts';
import { frameOf, sheetEnd, sheetHead, textCell, XLSX_TYPE } from '../../../resources/kit/workbook.ts';

const cellXml = (cell: Cell): string => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : textCell(cell));

/** Rows that are written at a time: only what is packed of them is kept. */
const ROWS_AT_A_TIME = 500;
/** The same rows are the same bytes, whenever they are written. */
const WRITTEN = new Date(1980, 0, 1);

/** Adds a file to an archive, part by part. */
function addFile(archive: Zip, name: string, parts: Iterable<string>): void {
  const file = new ZipDeflate(name);
  file.mtime = WRITTEN;
  archive.add(file);
  for (const part of parts) file.push(strToU8(part));
  file.push(new Uint8Array(0), true);
}

function* sheetOf(rows: readonly (readonly Cell[])[]): Generator<string> {
  yield sheetHead(1);
  for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME)
    yield rows
      .slice(at, at + ROWS_AT_A_TIME)
      .map((row) => `<row>${row.map(cellXml).join('')}</row>`)
      .join('');
  yield sheetEnd();
}

/** Rows as a workbook of one sheet; the first row stays in view. */
export function xlsxOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const packed: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  for (const [name, text] of Object.entries(frameOf({ sheets: ['1'] }))) addFile(archive, name, [text]);
  addFile(archive, 'xl/worksheets/sheet1.xml', sheetOf(rows));
  archive.end();
  const whole = new Uint8Array(packed.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of packed) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The same as a file to save. */
export const xlsxBlob = (rows: readonly (readonly Cell[])[]): Blob =>
  new Blob([xlsxOf(rows) as BlobPart], { type: XLSX_TYPE });
