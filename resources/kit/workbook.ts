// The parts of a workbook that page and server write alike: how they are packed differs, since a page keeps the whole file
// and the server streams it.
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The media type of a workbook. */
export const XLSX_TYPE = `${TYPE}.sheet`;
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

/** A cell with a text, inline, so that no program takes a long number, a day or a formula for anything else. */
export const textCell = (text: string, attributes = ''): string =>
  `<c${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** What a workbook has beside its sheets. */
interface Frame {
  /** The names of its sheets. */
  readonly sheets: readonly string[];
  /** The inside of its style sheet; without it cells have none. */
  readonly styles?: string;
  /** What it says of itself. */
  readonly about?: { readonly title: string; readonly moment: Date };
}

/** The files of a workbook beside its sheets, which are `xl/worksheets/sheet1.xml` and so on. */
export function frameOf({ sheets, styles, about }: Frame): Readonly<Record<string, string>> {
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${type}+xml"/>`;
  const link = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="${type}" Target="${target}"/>`;
  const types = [
    part('/xl/workbook.xml', `${TYPE}.sheet.main`),
    ...sheets.map((_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, `${TYPE}.worksheet`)),
    ...(styles === undefined ? [] : [part('/xl/styles.xml', `${TYPE}.styles`)]),
    ...(about ? [part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties')] : []),
  ].join('');
  const roots = [
    link(1, `${OFFICE}/officeDocument`, 'xl/workbook.xml'),
    ...(about ? [link(2, `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml')] : []),
  ].join('');
  const links = [
    ...sheets.map((_, at) => link(at + 1, `${OFFICE}/worksheet`, `worksheets/sheet${at + 1}.xml`)),
    ...(styles === undefined ? [] : [link(sheets.length + 1, `${OFFICE}/styles`, 'styles.xml')]),
  ].join('');
  const named = sheets
    .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${roots}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links}</Relationships>`,
    ...(about && {
      'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(about.title)}</dc:title><dc:creator>Coleira</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${about.moment.toISOString()}</dcterms:created></cp:coreProperties>`,
    }),
    ...(styles !== undefined && {
      'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    }),
  };
}

/** The beginning of a sheet: rows that stay in view, and the widths of its columns in characters. */
export function sheetHead(frozenRows: number, widths: readonly number[] = []): string {
  const view =
    frozenRows > 0
      ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
      : '';
  const cols = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}${cols === '' ? '' : `<cols>${cols}</cols>`}<sheetData>`;
}

/** The end of a sheet; `filtered` is the range whose head offers filters. */
export const sheetEnd = (filtered?: string): string =>
  `</sheetData>${filtered === undefined ? '' : `<autoFilter ref="${filtered}"/>`}</worksheet>`;
