import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../../db/db.ts';
import { readLargeFile } from '../../files/largeFiles.ts';

export interface SourceOptions {
  sheet?: string | undefined;
  encoding?: string | undefined;
  separator?: string | undefined;
  headerRow?: number | undefined;
}
export interface SourceCell {
  readonly text: string;
  readonly kind: 'TEXT' | 'NUMBER' | 'DATE' | 'BOOLEAN' | 'ERROR' | 'EMPTY';
  readonly warning?: string;
}
export interface SourceDescription {
  readonly kind: 'CSV' | 'XLSX';
  readonly encoding: string | null;
  readonly separator: string | null;
  readonly sheets: readonly { name: string; isHidden: boolean; rows: number }[];
  readonly sheet: string | null;
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly warnings: readonly string[];
}
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly SourceCell[];
}

async function textOf(db: Queryable, id: string): Promise<{ text: string; encoding: string }> {
  const parts: Buffer[] = [];
  for await (const part of readLargeFile(db, id)) parts.push(part);
  const all = Buffer.concat(parts);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(all), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(all), encoding: 'windows-1252' };
  }
}

const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  return [';', '\t', ','].sort((a, b) => first.split(b).length - first.split(a).length)[0]!;
};

function* linesOf(text: string, separator: string): Generator<{ line: number; cells: string[] }> {
  let line = 1;
  let start = 1;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else {
        cell += sign;
        if (sign === '\n') line += 1;
      }
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      cells.push(cell);
      yield { line: start, cells };
      line += 1;
      start = line;
      cells = [];
      cell = '';
    } else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || cells.length > 0) {
    cells.push(cell);
    yield { line: start, cells };
  }
}

export async function describeTable(
  db: Queryable,
  fileId: string,
  options: SourceOptions = {},
): Promise<SourceDescription> {
  const { text, encoding } = await textOf(db, fileId);
  const separator = options.separator ?? separatorOf(text);
  const headerRow = options.headerRow ?? 1;
  let columns: string[] = [];
  const sample: string[][] = [];
  for (const { line, cells } of linesOf(text, separator)) {
    if (line === headerRow) columns = cells;
    else if (line > headerRow && sample.length < 20) sample.push(cells);
  }
  await findOne(db, sql`select 1`);
  return {
    kind: 'CSV',
    encoding,
    separator,
    sheets: [],
    sheet: null,
    headerRow,
    columns: columns.length ? columns : (sample[0] ?? []).map((_, at) => String(at + 1)),
    sample,
    warnings: [],
  };
}

export async function* readTable(
  db: Queryable,
  fileId: string,
  options: SourceOptions,
  fromLine = 0,
): AsyncGenerator<SourceRow> {
  const { text } = await textOf(db, fileId);
  for (const { line, cells } of linesOf(text, options.separator ?? separatorOf(text)))
    if (line > (options.headerRow ?? 1) && line >= fromLine && cells.some((one) => one.trim() !== ''))
      yield {
        line,
        cells: cells.map((one) => ({
          text: one.trim(),
          kind: one.trim() === '' ? ('EMPTY' as const) : ('TEXT' as const),
        })),
      };
}
