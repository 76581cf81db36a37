import { escaped } from '../../../resources/kit/workbook.ts';

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

/** The inside of the style sheet of reports. */
export const STYLE_SHEET = `<numFmts count="${FORMATS.length}">${FORMATS.map(
  (format, at) =>
    `<numFmt numFmtId="${FIRST_FORMAT_ID + at}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`,
).join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${
  STYLES.length * 2
}">${xfs(0)}${xfs(1)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`;

/** The letters of a column, counted from 0: A to Z, AA and so on. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}
