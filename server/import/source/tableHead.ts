import { cleanLine } from '../../../resources/numbers/cleanText.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import type { SourceRow } from './types.ts';

/** Words that occur in the names of columns, in Portuguese and English, folded. */
const HEADER_WORD =
  /\b(?:nome|name|chip|microchip|transponder|eid|iso|especie|species|raca|breed|sexo|sex|gender|pelagem|cor|colou?r|data|date|nasc\w*|birth|dob|titular|owner|dono|tutor|cliente|client|nif|contribuinte|tax|vat|telefone|telemovel|telef|contacto|phone|mobile|morada|address|rua|street|postal|cp|localidade|town|city|freguesia|parish|concelho|distrito|e-?mail|vacina\w*|vaccine|lote|batch|lot|de|from|ate|to|quantidade|qtd|count|quantity|numero|number|n|no|id|codigo|code|obs\w*|notes?|estado|status|animal|peso|weight|validade|expir\w*|serie|serial|esterilizad[oa]|neutered|entidade|clinica|licenca|hex\w*|dec\w*)\b/;

/** What names no column: a number, a day, an address of mail, a long code. */
const isValue = (text: string): boolean =>
  /^[\d\s.,/:+-]+$/.test(text) || /@/.test(text) || /\d{6}/.test(text) || text.length > 80;

/** The first rows that are looked through for the names of the columns. */
export const HEAD_ROWS = 40;
const SEARCHED_ROWS = 10;
/** The last row that a person may say is the header. */
const MAX_HEADER_ROW = 1000;
/** The row up to which rows are held until the header is known. */
export const headEnd = (headerRow = 0): number => Math.min(headerRow, MAX_HEADER_ROW) + HEAD_ROWS;

/** A row of titles of groups names fewer columns than there are. */
const MIN_FILLED = 0.6;
/** An animal and its owner both have a column 'Nome'. */
const MIN_UNIQUE = 0.7;

const filled = ({ cells }: SourceRow): readonly string[] =>
  cells.filter(({ kind }) => kind !== 'EMPTY').map(({ text }) => text.trim());
const headerWords = (row: SourceRow): number =>
  filled(row).filter((text) => HEADER_WORD.test(foldText(text))).length;

/** The column count that most of the first rows have. */
export function widthOf(rows: readonly SourceRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 0] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
  return width;
}

/**
 * Proposes the row with the columns' names: the first that fills most columns with words, most of them once; of two such rows
 * that follow one another the second, where it too is made of words that name columns. 0 where there is none.
 */
export function proposeHeaderRow(rows: readonly SourceRow[]): {
  readonly line: number;
  readonly rows: number;
} {
  const width = Math.max(1, widthOf(rows));
  const canName = (row: SourceRow): boolean => {
    const texts = filled(row);
    return (
      texts.length >= Math.min(width, Math.max(width > 1 ? 2 : 1, width * MIN_FILLED)) &&
      row.cells.every(({ kind }) => kind === 'TEXT' || kind === 'EMPTY') &&
      !texts.some(isValue) &&
      new Set(texts.map(foldText)).size >= texts.length * MIN_UNIQUE
    );
  };
  const searched = rows.slice(0, SEARCHED_ROWS);
  const first = searched.findIndex(canName);
  const header = searched[first];
  // A table of words only, without names: the first row is then like all others.
  if (
    !header ||
    (headerWords(header) === 0 && rows.slice(first + 1).filter(canName).length > rows.length / 2)
  )
    return { line: 0, rows: 0 };
  const next = searched[first + 1];
  const isTwo = next !== undefined && canName(next) && headerWords(next) >= 2 && headerWords(header) >= 1;
  const chosen = isTwo ? next : header;
  // A row of groups above, with fewer names, is a header as well.
  const above = searched.slice(0, first).filter((row) => filled(row).length > 1).length;
  return { line: chosen.line, rows: above + (isTwo ? 2 : 1) };
}

/** 0 → 'A', 26 → 'AA'. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

/** One name per column, each once: 'Nome', 'Nome (2)'; letters where there is no name. */
export function columnNames(header: SourceRow | undefined, width: number): string[] {
  const taken = new Set<string>();
  const count = Math.max(width, header?.cells.length ?? 0);
  return Array.from({ length: count }, (_, column) => {
    const name = cleanLine(header?.cells[column]?.text ?? '').slice(0, 120) || lettersOf(column);
    let unique = name;
    for (let more = 2; taken.has(unique); more += 1) unique = `${name} (${more})`;
    taken.add(unique);
    return unique;
  });
}

const TOTAL =
  /^(?:sub-?)?tota(?:l|is)\b|^(?:soma|sum|contagem|count|check ?(?:count|sum))\b|^(?:n\.?[oº°]?|numero) (?:total )?de (?:registos|animais|linhas|chips|transponders)\b/;

/** Whether a row sums up those above: it says so first, and fills at most half of the columns. */
export function isTotalsRow(row: SourceRow, width: number): boolean {
  const texts = filled(row);
  return texts.length <= Math.max(2, width / 2) && TOTAL.test(foldText(texts[0] ?? ''));
}
