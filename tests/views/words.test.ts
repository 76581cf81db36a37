import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/all.ts';
import { COAT_COLOURS } from '../../resources/animals/animal/colours.ts';
import { animal } from '../../resources/animals/animal/schema.ts';
import { kindWords } from '../../resources/animals/certificateTemplate/kindWords.ts';
import { wordsIn } from '../../resources/kit/values/knownWords.ts';
import { storedWords } from '../../src/fields/words/storedWords.ts';
import { translator } from '../i18n/translator.ts';

const words = animal.fields.color.words!;
const english = translator('en', messages.en);
const portuguese = translator('pt', messages.pt);

describe('a kind of certificate', () => {
  it.each(['name', 'description', 'parameter'] as const)(
    'its %s as the register stores it › is in the page’s language, and back',
    (of) => {
      for (const stored of Object.values(kindWords[of].stored)) {
        expect(wordsIn(portuguese, kindWords[of], stored)).toBe(stored);
        const shown = wordsIn(english, kindWords[of], stored);
        if (stored !== 'DIAC') expect(shown).not.toBe(stored);
        expect(storedWords(english, kindWords[of], shown)).toBe(stored);
      }
    },
  );

  it('one that an operator wrote › stays as it was written', () => {
    for (const written of ['Certificado de Registo', 'DIAC e DIAC', 'diac', '']) {
      expect(wordsIn(english, kindWords.name, written)).toBe(written);
      expect(storedWords(english, kindWords.name, written)).toBe(written);
    }
  });
});

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
