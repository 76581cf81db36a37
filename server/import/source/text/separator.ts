import { parse } from 'csv-parse/sync';
import { refuseSource } from '../refuseSource.ts';
import type { StoredFile } from '../storedFile.ts';
import { decodeText, type Encoding } from './encoding.ts';

export const SEPARATORS = [';', '\t', ',', '|'] as const;

/** Signs at the beginning of a file by which its separator is found. */
const LOOKED_AT = 64 * 1024;
const MAX_LINES = 200;

/** The hint to spreadsheet programs that a first line may be: 'sep=;'. */
export const SEPARATOR_HINT = /^"?sep=(.)"?\r?\n?$/i;

/** @throws Refusal SOURCE_SEPARATOR_UNKNOWN */
export function separatorOf(text: string): string {
  if (!SEPARATORS.some((one) => one === text)) throw refuseSource('SOURCE_SEPARATOR_UNKNOWN');
  return text;
}

/** The text of the first whole lines. */
async function headOf(file: StoredFile, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const part of decodeText(file, encoding)) {
    head += part;
    if (head.length >= LOOKED_AT) break;
  }
  if (head.length < LOOKED_AT) return head;
  const whole = head.slice(0, LOOKED_AT);
  return whole.slice(0, whole.lastIndexOf('\n') + 1) || whole;
}

/** How well a separator parts lines: columns times the share of lines that have as many. */
function fitOf(head: string, separator: string): number {
  let widths: number[];
  try {
    const rows = parse(head, {
      delimiter: separator,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: MAX_LINES,
    }) as string[][];
    widths = rows.map((row) => row.length);
  } catch {
    // A quotation mark that the cut left open, or that is none.
    widths = head
      .split(/\r?\n/)
      .slice(0, MAX_LINES)
      .map((line) => line.split(separator).length);
  }
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width = 0, lines = 0] =
    [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
  return (lines / Math.max(widths.length, 1)) * Math.log2(width + 1);
}

/** Finds what separates the cells of a text; a semicolon where there is one column only. */
export async function findSeparator(file: StoredFile, encoding: Encoding): Promise<string> {
  const head = await headOf(file, encoding);
  const hinted = SEPARATOR_HINT.exec(head.split('\n', 1)[0] ?? '')?.[1];
  if (hinted !== undefined && SEPARATORS.some((one) => one === hinted)) return hinted;
  const fits = SEPARATORS.map((separator) => fitOf(head, separator));
  return SEPARATORS[fits.indexOf(Math.max(...fits))] ?? ';';
}
