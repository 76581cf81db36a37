import { readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText, wordsCheck } from '../../resources/numbers/text.ts';
import type { Db } from '../../server/db/db.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { testServer, type TestServer } from '../helpers/server.ts';

/** Latin with all its extensions, Greek, Cyrillic, Armenian, Hebrew, Arabic, an Indic script, signs and forms of width. */
const BLOCKS = [
  [0x1, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0x1ab0, 0x1ac0],
  [0x1d00, 0x1fff],
  [0x2000, 0x20f0],
  [0x2100, 0x218f],
  [0x2c60, 0x2c7f],
  [0x3000, 0x3020],
  [0xa720, 0xa7ca],
  [0xab30, 0xab69],
  [0xac00, 0xac20],
  [0xfb00, 0xfb06],
  [0xfe00, 0xff60],
] as const;
const SIGNS = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).filter((sign) => !/\p{Cn}/u.test(sign));
const TEXTS = [...SIGNS, ...SIGNS.map((sign) => `Xa${sign}B ${sign} `)];

let server: TestServer;
let embedded: Db;

beforeAll(async () => {
  server = await testServer();
  embedded = await openPglite({});
  await embedded.script(
    readFileSync(new URL('../../server/db/migrations/104_folded_text.sql', import.meta.url), 'utf8'),
  );
});
afterAll(async () => {
  await server.close();
  await embedded.close();
});

async function differing(db: Db, call: (text: string) => string, name: string) {
  const rows = await db.query<{ text: string; folded: string }>(
    sql`select x as text, fold_text(x) as folded from unnest(${TEXTS}::text[]) x`,
  );
  expect(rows.length, name).toBe(TEXTS.length);
  return rows.filter(({ text, folded }) => folded !== call(text)).map(({ text }) => text);
}

describe('folding', () => {
  it('every letter of Latin Extended and more, in both databases › gives what the application gives', async () => {
    expect(await differing(server.db, foldText, 'server')).toEqual([]);
    expect(await differing(embedded, foldText, 'embedded')).toEqual([]);
  });

  it('folding twice › changes nothing more', () => {
    expect(TEXTS.filter((text) => foldText(foldText(text)) !== foldText(text))).toEqual([]);
  });

  it.each([
    ['Łukasz Šimek', 'lukasz simek'],
    ['Inês D’Orey', "ines d'orey"],
    ['Ines D´Orey', "ines d'orey"],
    ['Søren Ærø', 'soren aero'],
    ['Weiß', 'weiss'],
    ['Đorđe Þór', 'dorde thor'],
    ['İSTANBUL ılık', 'istanbul ilik'],
    ['Ana–Sofia', 'ana-sofia'],
    ['ΓΙΏΡΓΟΣ', 'γιωργοσ'],
    ['ПЁТР', 'петр'],
    ['مُحَمَّد', 'محمد'],
    ['می\u200cخواهم', 'میخواهم'],
    ['Rua  da\tPraça, 1.º', 'rua da praca, 1.o'],
  ])('%s › is %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('points of Indic letters › stay, for they are vowels', () => expect(foldText('रमेश')).toBe('रमेश'));
});

describe('words to be found', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['raças GERIR', true],
    ['ger', true],
    ['gerir vacinas', false],
  ])('“%s” › are looked for in any order, without accents', (words, isFound) => {
    expect(wordsCheck(words)('Gerir raças')).toBe(isFound);
  });
});
