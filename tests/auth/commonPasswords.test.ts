import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { newPasswordError } from '../../server/auth/commonPasswords.ts';

const MAX_TRIED = dictionary['passwords-common'].slice(0, 3000).map(String);

/** As people bend a word to what a password must have. */
const bends: readonly [string, (word: string) => string][] = [
  ['a capital first, a digit and a sign behind', (word) => `${word[0]!.toUpperCase()}${word.slice(1)}1!`],
  ['a year and a sign', (word) => `${word[0]!.toUpperCase()}${word.slice(1)}#2026`],
  ['a sign and digits first', (word) => `!1${word[0]!.toUpperCase()}${word.slice(1)}`],
];

/** Words that are long enough, have letters to make a capital of, and fit into 25 signs once bent. */
const words = MAX_TRIED.filter((word) => /^[a-z]{5,20}$/.test(word));

describe('the three thousand passwords that are tried first', () => {
  it('the list › contains them by rank', () => {
    expect(MAX_TRIED).toHaveLength(3000);
    expect(MAX_TRIED.slice(0, 2)).toEqual(['123456', 'password']);
    expect(words.length).toBeGreaterThan(1500);
  });

  it('each of them › is refused for its form or as common', async () => {
    const taken: string[] = [];
    for (const word of MAX_TRIED) if ((await newPasswordError(word)) === undefined) taken.push(word);
    expect(taken).toEqual([]);
  });

  it.each(bends)('are refused with %s', async (_, bend) => {
    const taken: string[] = [];
    for (const word of words) if ((await newPasswordError(bend(word))) === undefined) taken.push(bend(word));
    expect(taken).toEqual([]);
  });

  it('words of this register › are refused with them, and other passwords are accepted', async () => {
    for (const word of ['Coleira!1', 'Transponder#9', 'Veterinario!7', 'Microchip?2', 'Titular!22'])
      expect(await newPasswordError(word)).toBe('PASSWORD_COMPROMISED');
    for (const word of ['Medronho?38', 'Azinheira!27', 'Sobreiro!2026'])
      expect(await newPasswordError(word)).toBeUndefined();
  });
});
