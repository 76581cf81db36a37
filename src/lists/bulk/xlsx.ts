import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from '../../../resources/kit/csv.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The media type of such a file. */
export const XLSX_TYPE = `${TYPE}.sheet`;
/** The longest text of a cell. */
const CELL_MAX = 32_767;

const escaped = (text: string): string =>
  text
    .slice(0, CELL_MAX)
    // XML takes none of these, not even escaped.
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Texts are inline, so that no program takes a long number, a day or a formula for anything else. */
const cellXml = (cell: Cell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;

/** The files of a workbook beside its sheet. */
const FRAME = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
} as const;

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
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME)
    yield rows
      .slice(at, at + ROWS_AT_A_TIME)
      .map((row) => `<row>${row.map(cellXml).join('')}</row>`)
      .join('');
  yield '</sheetData></worksheet>';
}

/** Rows as a workbook of one sheet; the first row stays in view. */
export function xlsxOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  const packed: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  for (const [name, text] of Object.entries(FRAME)) addFile(archive, name, [text]);
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
