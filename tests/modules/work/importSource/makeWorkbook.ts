import { strToU8, zipSync, type Zippable } from 'fflate';

/** A cell as a spreadsheet program stores it: a text is shared, a number is a number, the rest is XML. */
export type WrittenCell = string | number | { readonly xml: (place: string) => string } | null;

export interface WrittenSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly WrittenCell[])[];
  /** Rows without a value that follow. */
  readonly emptyRows?: number;
  readonly hiddenRows?: readonly number[];
}

/** A number that is shown as a day. */
export const day = (serial: number): WrittenCell => ({
  xml: (place) => `<c r="${place}" s="1"><v>${serial}</v></c>`,
});
export const formula = (text: string, value?: string): WrittenCell => ({
  xml: (place) => `<c r="${place}" t="str"><f>${text}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`,
});
export const failed = (error: string): WrittenCell => ({
  xml: (place) => `<c r="${place}" t="e"><f>VLOOKUP(1,A:A,1)</f><v>${error}</v></c>`,
});
export const picture: WrittenCell = {
  xml: (place) => `<c r="${place}" t="e" vm="1"><v>#VALUE!</v></c>`,
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const placeOf = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row}`;

function sheetXml(sheet: WrittenSheet, strings: string[]): string {
  const shared = (text: string): number => {
    const at = strings.indexOf(text);
    return at >= 0 ? at : strings.push(text) - 1;
  };
  const cell = (value: WrittenCell, place: string): string => {
    if (value === null) return '';
    if (typeof value === 'string') return `<c r="${place}" t="s"><v>${shared(value)}</v></c>`;
    return typeof value === 'number' ? `<c r="${place}"><v>${value}</v></c>` : value.xml(place);
  };
  const rows = sheet.rows.map((row, at) => {
    const hidden = sheet.hiddenRows?.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${row.map((one, column) => cell(one, placeOf(column, at + 1))).join('')}</row>`;
  });
  const empty = Array.from({ length: sheet.emptyRows ?? 0 }, (_, at) => {
    const line = sheet.rows.length + at + 1;
    return `<row r="${line}" spans="1:3"><c r="A${line}" s="1"/><c r="B${line}" s="1"/></row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}${empty.join('')}</sheetData></worksheet>`;
}

/** The parts of a workbook, so that a test may change one before they are packed. */
export function workbookParts(
  sheets: readonly WrittenSheet[],
  { has1904Days = false, hasPictures = false } = {},
): Record<string, Uint8Array> {
  const strings: string[] = [];
  const parts = new Map<string, string>();
  for (const [at, sheet] of sheets.entries())
    parts.set(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, strings));
  const id = (at: number): string => `rId${at + 1}`;
  const relation = (key: string, kind: string, target: string): string =>
    `<Relationship Id="${key}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  parts.set(
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  parts.set(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${has1904Days ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escape(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="${id(at)}"/>`,
      )
      .join('')}</sheets></workbook>`,
  );
  parts.set(
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}">${sheets
      .map((_, at) => relation(id(at), 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('rIdA', 'sharedStrings', 'sharedStrings.xml')}${relation('rIdB', 'styles', '/xl/styles.xml')}</Relationships>`,
  );
  parts.set(
    'xl/styles.xml',
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  );
  parts.set(
    'xl/sharedStrings.xml',
    `${HEAD}<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
  );
  if (hasPictures) parts.set('xl/media/image1.png', 'PNG');
  return Object.fromEntries([...parts].map(([name, text]) => [name, strToU8(text)]));
}

export const pack = (parts: Zippable): Buffer => Buffer.from(zipSync(parts));

export const makeWorkbook = (...args: Parameters<typeof workbookParts>): Buffer =>
  pack(workbookParts(...args));
