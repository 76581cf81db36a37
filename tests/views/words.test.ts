import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/all.ts';
import { COAT_COLOURS } from '../../resources/animal/colours.ts';
import { animal } from '../../resources/animal/schema.ts';
import { wordsIn } from '../../resources/kit/values/words.ts';
import { storedWords } from '../../src/fields/words.ts';
import { translator } from '../i18n/translator.ts';

const words = animal.fields.color.words!;
const english = translator('en', messages.en);
const portuguese = translator('pt', messages.pt);

describe('a coat’s colour', () => {
  it.each([
    ['preto', 'black'],
    ['preto e fogo', 'black and tan'],
    ['branco e preto', 'white and black'],
    ['Castanho', 'brown'],
    ['preto com uma mancha', 'preto com uma mancha'],
    ['preto e fogo e branco', 'preto e fogo e branco'],
  ])('stored as %s is %s in English, and back', (stored, shown) => {
    expect(wordsIn(english, words, stored)).toBe(shown);
    expect(storedWords(english, words, shown)).toBe(stored.toLowerCase());
    expect(wordsIn(portuguese, words, stored).toLowerCase()).toBe(stored.toLowerCase());
  });

  it('each known colour › has a word of its own in each language', () => {
    for (const translate of [portuguese, english]) {
      const shown = Object.values(COAT_COLOURS).map((stored) => wordsIn(translate, words, stored));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.map((word) => storedWords(translate, words, word))).toEqual(Object.values(COAT_COLOURS));
    }
  });
});
