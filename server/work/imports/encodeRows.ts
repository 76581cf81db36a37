import type { FileForm } from './importRecord.ts';

/** The signs of Windows-1252 between 0x80 and 0x9f, by their code point. */
const WINDOWS = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at))].map(
    (sign, at) => [sign.codePointAt(0) ?? 0, 0x80 + at],
  ),
);

/** A text in one byte a sign; what has none there is a question mark. */
const inOneByte = (text: string): Buffer =>
  Buffer.from(
    [...text.normalize('NFC')].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return WINDOWS.get(code) ?? (code < 0x100 ? code : 0x3f);
    }),
  );

function encoderOf(encoding: string | null | undefined): (text: string) => Buffer {
  const name = (encoding ?? 'utf-8').toLowerCase();
  if (name.startsWith('utf-16')) return (text) => Buffer.from(text, 'utf16le');
  return /1252|8859|latin/.test(name) ? inOneByte : (text) => Buffer.from(text, 'utf8');
}

const isUnicode = (encoding: string | null | undefined): boolean =>
  (encoding ?? 'utf-8').toLowerCase().startsWith('utf');

/** A cell in quotes where it needs them; what a spreadsheet would take for a formula begins with an apostrophe. */
function cellText(text: string, separator: string): string {
  const safe = /^[=+\-@\t]/.test(text) && !/^[+-]?[\d\s.,]+$/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes rows with the separator and in the encoding of the file that they came from. */
export async function* encodeRows(
  rows: AsyncIterable<readonly string[]>,
  { encoding, separator }: FileForm,
): AsyncGenerator<Buffer> {
  const encode = encoderOf(encoding);
  const between = separator ?? ';';
  if (isUnicode(encoding)) yield encode('\ufeff');
  for await (const row of rows)
    yield encode(`${row.map((cell) => cellText(cell, between)).join(between)}\r\n`);
}
