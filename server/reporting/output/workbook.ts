const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The longest text of a cell. */
const CELL_MAX = 32_767;
const MARKED = /[&<>]/;
// XML takes none of these, not even escaped.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ORDINARY = /^[\u0020-\ud7ff]*$/;

/** Text as it stands in XML. */
export function escaped(given: string): string {
  let text = given.length > CELL_MAX ? given.slice(0, CELL_MAX) : given;
  if (!ORDINARY.test(text)) text = text.replace(FORBIDDEN, '');
  return MARKED.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text;
}

/** How numbers and days are shown, in the order of `STYLES`. */
const FORMATS = [
  'dd-mm-yyyy',
  'dd-mm-yyyy hh:mm',
  '#,##0',
  '#,##0.0',
  '#,##0.00',
  '#,##0.000',
  '#,##0.00 "€"',
  '0.0%',
  'yyyy-mm',
  '0',
] as const;
const NAMES = [
  'date',
  'timestamp',
  'decimals0',
  'decimals1',
  'decimals2',
  'decimals3',
  'money',
  'share',
  'month',
  'year',
] as const;
/** How a cell is shown. */
export type CellStyle = 'general' | 'text' | (typeof NAMES)[number];

const FIRST_FORMAT_ID = 164;
const STYLES: readonly CellStyle[] = ['general', 'text', ...NAMES];
/** The number of a style, in bold for heads and totals. */
export const styleId = (style: CellStyle, isBold = false): number =>
  STYLES.indexOf(style) + (isBold ? STYLES.length : 0);

const formatId = (style: CellStyle): number => {
  if (style === 'general') return 0;
  return style === 'text' ? 49 : FIRST_FORMAT_ID + NAMES.indexOf(style);
};

const xfs = (fontId: number): string =>
  STYLES.map(
    (style) =>
      `<xf numFmtId="${formatId(style)}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${
        style === 'text' ? ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' : '/>'
      }`,
  ).join('');

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${FORMATS.map(
  (format, at) =>
    `<numFmt numFmtId="${FIRST_FORMAT_ID + at}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`,
).join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${
  STYLES.length * 2
}">${xfs(0)}${xfs(1)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const sheetType = (number: number): string =>
  `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`;

/** The files of a workbook of two sheets, beside the sheets. */
export function frameOf(
  title: string,
  sheets: readonly [string, string],
  moment: Date,
): Readonly<Record<string, string>> {
  const named = sheets.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
  );
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="r${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${sheetType(1)}${sheetType(2)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="r2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>Coleira</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${moment.toISOString()}</dcterms:created></cp:coreProperties>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}<Relationship Id="r3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}

/** The beginning of a sheet: the widths of its columns in characters, and rows that stay in view. */
export function sheetHead(widths: readonly number[], frozenRows: number): string {
  const view =
    frozenRows > 0
      ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
      : '';
  const cols = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${cols.join('')}</cols><sheetData>`;
}

/** The end of a sheet; `filtered` is the range whose head offers filters. */
export const sheetEnd = (filtered?: string): string =>
  `</sheetData>${filtered === undefined ? '' : `<autoFilter ref="${filtered}"/>`}</worksheet>`;

/** The letters of a column, counted from 0: A to Z, AA and so on. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}
