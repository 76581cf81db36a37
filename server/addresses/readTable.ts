import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { LeftOutReason, Tally } from './summary.ts';
import { ImportError, type TableSource } from './tableSource.ts';

/** One line of a table: its number in the file (from 1) and its fields, padding gone. */
export interface TableRow {
  line: number;
  fields: string[];
}

/** Characters of the longest name of a place or street. */
const MAX_FIELD = 250;
/** Bytes of the longest line: a quotation mark without its other half must not swallow the file. */
const MAX_LINE = 20_000;

/** Returns the reason why a line cannot be read, or undefined. */
function faultOf(fields: readonly string[], widths: readonly number[]): LeftOutReason | undefined {
  if (!widths.includes(fields.length)) return 'it does not have the right number of columns';
  if (fields.some((field) => field.length > MAX_FIELD)) return 'a column is longer than 250 characters';
  if (fields.some((field) => UNPRINTABLE.test(field))) return 'it has a character that is none of a text';
  return undefined;
}

// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f\ufffd\u202a-\u202e\u2066-\u2069]/;

/** UTF-8 where the whole file is that (UTF-16 by its mark), else what older official files come in. */
async function encodingOf({ name, open }: TableSource): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  let first = true;
  for await (const chunk of open()) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    first = false;
    try {
      utf8.decode(chunk, { stream: true });
    } catch {
      valid = false;
      break;
    }
  }
  if (first) throw new ImportError(`${name} is empty.`, 'TABLE_EMPTY', { file: basename(name) });
  return valid ? 'utf-8' : 'windows-1252'; // ISO-8859-1, with its unused places filled
}

async function* textOf({ open }: TableSource, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding); // drops a byte-order mark
  for await (const chunk of open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** The mark that parts the fields of the first line. */
async function delimiterOf(text: AsyncGenerator<string>): Promise<string> {
  const { value } = await text.next();
  await text.return(undefined);
  const first = String(value ?? '').split('\n', 1)[0] ?? '';
  const count = (mark: string): number => first.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/**
 * Reads a table of text row by row, however large: encoding and separator found out, padding trimmed,
 * a header line and empty lines left out. A line that cannot be read is counted as refused.
 * @param widths the numbers of columns that this kind of table comes in
 * @throws ImportError when the file cannot be read or its first line has another number of columns
 */
export async function* readTable(tally: Tally, widths: readonly number[]): AsyncGenerator<TableRow> {
  const { file, source } = tally;
  const encoding = await encodingOf(source);
  const delimiter = await delimiterOf(textOf(source, encoding));
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    // The postal file parts with semicolons, quotes nothing, and has stray quotes inside names.
    quote: delimiter === ',' ? '"' : false,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    max_record_size: MAX_LINE,
    on_skip: (error) => {
      tally.read += 1;
      tally.refuse('it cannot be parted into columns', parser.info.lines, error?.message ?? '');
      return undefined;
    },
  });
  pipeline(Readable.from(textOf(source, encoding), { objectMode: true }), parser, () => undefined);
  let first = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const fields = record.map((field) => field.trim());
      if (first && !widths.includes(fields.length)) {
        throw new ImportError(
          `${file} has ${fields.length} columns where ${widths.join(' or ')} are expected.`,
          'TABLE_COLUMNS',
          { file: basename(file), columns: fields.length, expected: widths.join(' / ') },
        );
      }
      const isHeader = first && !/^\d+$/.test(fields[0] ?? '');
      first = false;
      if (isHeader) continue;
      tally.read += 1;
      const fault = faultOf(fields, widths);
      if (fault === undefined) yield { line: info.lines, fields };
      else tally.refuse(fault, info.lines, fields.join(' '));
    }
  } catch (error) {
    throw error instanceof CsvError
      ? new ImportError(`${basename(file)}: ${error.message}`, 'TABLE_UNREADABLE', { file: basename(file) })
      : error;
  }
}
