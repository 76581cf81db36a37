import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { textCell } from '../makeCell.ts';
import { refuseSource } from '../refuseSource.ts';
import type { StoredFile } from '../storedFile.ts';
import { MAX_COLUMNS, type RawRows } from '../types.ts';
import { decodeText, type Encoding } from './encoding.ts';
import { SEPARATOR_HINT } from './separator.ts';

/** Signs of the longest line, and of the longest row: a quotation mark without its other half swallows no file. */
const MAX_ROW = 1_000_000;

/** Passes a text on as long as its lines end. @throws Refusal SOURCE_CELL_TOO_LONG */
async function* refuseEndlessLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const part of text) {
    const [first, last] = [part.search(/[\r\n]/), Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r'))];
    if (length + (first < 0 ? part.length : first) > MAX_ROW) throw refuseSource('SOURCE_CELL_TOO_LONG');
    length = first < 0 ? length + part.length : part.length - last - 1;
    if (part !== '') yield part;
  }
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

function toRefusal(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return refuseSource(isOpen ? 'SOURCE_QUOTE_OPEN' : 'SOURCE_DAMAGED', line + 1);
}

/** The rows of a text that have a value, in constant memory; a quotation mark within a cell is a sign like others. */
export async function* readTextRows(file: StoredFile, encoding: Encoding, separator: string): RawRows {
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW,
  });
  pipeline(
    Readable.from(refuseEndlessLines(decodeText(file, encoding)), { objectMode: true }),
    parser,
    () => undefined,
  );
  let line = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = info.records + info.empty_lines;
      if (line === 1 && record.length <= 2 && SEPARATOR_HINT.test(record.join(separator))) continue;
      if (record.every((text) => text.trim() === '')) continue;
      const cells = record.map((text) => textCell(text, line));
      while (cells.at(-1)?.kind === 'EMPTY') cells.pop();
      if (cells.length > MAX_COLUMNS) throw refuseSource('SOURCE_TOO_WIDE', line);
      yield { line, cells };
    }
  } catch (error) {
    throw toRefusal(error, line);
  }
}
