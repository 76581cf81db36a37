// The fonts that documents are drawn with: those of this folder and of no machine, so that every installation prints the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The families in the order in which they are looked through, the letters for which each is loaded, and its files. */
const FAMILIES = [
  {
    name: 'Atkinson Hyperlegible Next',
    files: ['AtkinsonHyperlegibleNext-Regular', 'AtkinsonHyperlegibleNext-Bold'],
  },
  {
    name: 'Noto Sans',
    files: ['NotoSans-Regular', 'NotoSans-Bold'],
    // What the first family lacks: some Latin letters, Greek, Cyrillic, Devanagari, signs.
    letters:
      /[^\0-\u00b4\u00b6-\u0137\u0139-\u013e\u0141-\u0148\u014c-\u0165\u0168-\u017e\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2212\u2264]/,
  },
  {
    name: 'Noto Sans Arabic',
    files: ['NotoSansArabic-Regular'],
    letters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  },
  { name: 'Noto Sans Hebrew', files: ['NotoSansHebrew-Regular'], letters: /[\u0590-\u05ff\ufb1d-\ufb4f]/ },
  { name: 'Noto Sans Thai', files: ['NotoSansThai-Regular'], letters: /[\u0e00-\u0e7f]/ },
  {
    name: 'Noto Sans SC',
    files: ['NotoSansSC-Regular'],
    letters: /[\u2e80-\u312f\u3190-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{323af}]/u,
  },
  {
    name: 'Noto Sans KR',
    files: ['NotoSansKR-Regular'],
    letters: /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/,
  },
  {
    name: 'Noto Emoji',
    files: ['NotoEmoji-Regular'],
    letters: /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]/u,
  },
];

/** What every document takes its families from: `#import "fonts.typ": families`. */
export const FONTS_SOURCE = `#let families = (${FAMILIES.map(({ name }) => JSON.stringify(name)).join(', ')})\n`;

/** The families that a text needs beside those that are always loaded. */
export const familiesFor = (text) =>
  FAMILIES.filter(({ letters }) => letters?.test(text)).map(({ name }) => name);

/**
 * Reads all fonts of a folder, and answers a function that has those of some families. They are unpacked when they are
 * first needed: of most documents none is, and Han alone is ten megabytes.
 */
export function readFonts(folder) {
  const stored = new Map(
    readdirSync(folder)
      .filter((name) => /\.ttf(\.br)?$/.test(name))
      .map((name) => [
        name.replace(/\.ttf.*$/, ''),
        { bytes: readFileSync(join(folder, name)), isPacked: name.endsWith('.br') },
      ]),
  );
  const open = (file) => {
    const font = stored.get(file);
    if (font.isPacked) stored.set(file, { bytes: brotliDecompressSync(font.bytes), isPacked: false });
    return stored.get(file).bytes;
  };
  return (names) =>
    FAMILIES.filter(({ name, letters }) => !letters || names.has(name)).flatMap(({ files }) =>
      files.map(open),
    );
}
