import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A file that is not what it should be; the message is one sentence for whoever runs the import. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** One line of a table: its number in the file (from 1) and its fields, padding gone. */
export interface TableRow {
  line: number;
  fields: string[];
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) yield chunk as Buffer;
  } catch (error) {
    throw new ImportError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** UTF-8 where the whole file is that (UTF-16 by its mark), else what older official files come in. */
async function encodingOf(file: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  let first = true;
  for await (const chunk of chunksOf(file)) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    first = false;
    try {
      utf8.decode(chunk, { stream: true });
    } catch {
      valid = false;
      break;
    }
  }
  if (first) throw new ImportError(`${file} is empty.`);
  return valid ? 'utf-8' : 'windows-1252'; // ISO-8859-1, with its unused places filled
}

async function* textOf(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding); // drops a byte-order mark
  for await (const chunk of chunksOf(file)) yield decoder.decode(chunk, { stream: true });
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
 * a header line and empty lines left out.
 * @param widths the numbers of columns that this kind of table comes in
 * @throws ImportError when the file cannot be read or its first line has another number of columns
 */
export async function* readTable(file: string, widths: readonly number[]): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(file);
  const delimiter = await delimiterOf(textOf(file, encoding));
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    // The postal file parts with semicolons, quotes nothing, and has stray quotes inside names.
    quote: delimiter === ',' ? '"' : false,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  pipeline(Readable.from(textOf(file, encoding), { objectMode: true }), parser, () => undefined);
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
        );
      }
      if (!first || /^\d+$/.test(fields[0] ?? '')) yield { line: info.lines, fields };
      first = false;
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(`${basename(file)}: ${error.message}`) : error;
  }
}
