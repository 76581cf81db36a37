import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import { refuseSource } from '../refuseSource.ts';
import type { StoredFile } from '../storedFile.ts';

/** Encodings that are read; Windows-1252 is Latin-1 with its unused places filled. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const NAMES: ReadonlyMap<string, Encoding> = new Map<string, Encoding>([
  ...ENCODINGS.map((name): [string, Encoding] => [name, name]),
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
]);

/** @throws Refusal SOURCE_ENCODING_UNKNOWN */
export function encodingOf(name: string): Encoding {
  const known = NAMES.get(name.toLowerCase());
  if (!known) throw refuseSource('SOURCE_ENCODING_UNKNOWN');
  return known;
}

/** Letters that Portuguese writes beyond ASCII, and the two signs of ordinals. */
const LETTERS = new Set('áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜªº');
const SINGLE = ['windows-1252', 'macintosh'] as const;
/** Whether each byte is such a letter in an encoding of one byte a sign. */
const IS_LETTER = SINGLE.map((name) => {
  const decoder = new TextDecoder(name);
  return Array.from({ length: 256 }, (_, byte) => LETTERS.has(decoder.decode(Uint8Array.of(byte))));
});

const isAsciiLetter = (byte: number): boolean => {
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x7a;
};

/** UTF-16 by its mark, or by the zero bytes that it has beside every sign of ASCII. */
function wideEncoding(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2]! += 1;
  const half = head.length / 2;
  if (zeros[1]! > half * 0.4 && zeros[0]! < half * 0.05) return 'utf-16le';
  if (zeros[0]! > half * 0.4 && zeros[1]! < half * 0.05) return 'utf-16be';
  return null;
}

/** A sign that is none, for each run of bytes that are no UTF-8. */
const BROKEN = /\ufffd/g;
/** What is left of a letter that was written in UTF-8 and read as Windows-1252: 'Ã§' for 'ç'. */
const DECODED_TWICE = /\u00c3[\u0080-\u00bf\u2030\u2021]|\u00c2[\u00aa\u00ba]/g;
const BEYOND_ASCII = /[\u0080-\u{10ffff}]/gu;
/** Of a file of UTF-8 with a few broken signs, this many are sound for each that is not. */
const SOUND_FOR_BROKEN = 4;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export interface FoundEncoding {
  readonly encoding: Encoding;
  readonly warnings: readonly CatalogueCode[];
}

/**
 * Finds the encoding of a text by all of its bytes.
 * @throws Refusal SOURCE_KIND_UNKNOWN for what is no text
 */
export async function findEncoding(file: StoredFile): Promise<FoundEncoding> {
  const utf8 = new TextDecoder('utf-8');
  const letters = SINGLE.map(() => 0);
  let [broken, sound, twice, before] = [0, 0, 0, 0];
  let isFirst = true;
  const look = (text: string): void => {
    const bad = countOf(text, BROKEN);
    broken += bad;
    sound += countOf(text, BEYOND_ASCII) - bad;
    twice += countOf(text, DECODED_TWICE);
  };
  for await (const chunk of file.read(0, file.size)) {
    const wide = isFirst ? wideEncoding(chunk.subarray(0, 4096)) : null;
    if (wide) return { encoding: wide, warnings: [] };
    isFirst = false;
    if (chunk.includes(0)) throw refuseSource('SOURCE_KIND_UNKNOWN');
    look(utf8.decode(chunk, { stream: true }));
    for (const byte of chunk) {
      // Within words: signs stand there in one of the two encodings only.
      if (byte > 0x7f && isAsciiLetter(before))
        for (const [at, isLetter] of IS_LETTER.entries()) if (isLetter[byte]) letters[at]! += 1;
      before = byte;
    }
  }
  look(utf8.decode());
  if (broken === 0 || sound > broken * SOUND_FOR_BROKEN) {
    const warnings: CatalogueCode[] = [];
    if (broken > 0) warnings.push('SOURCE_CHARACTERS_BROKEN');
    if (twice > 0) warnings.push('SOURCE_CHARACTERS_DECODED_TWICE');
    return { encoding: 'utf-8', warnings };
  }
  const [windows = 0, mac = 0] = letters;
  return { encoding: mac > windows ? 'macintosh' : 'windows-1252', warnings: [] };
}

/** The text of a file, without its mark of byte order. */
export async function* decodeText(file: StoredFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of file.read(0, file.size)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
