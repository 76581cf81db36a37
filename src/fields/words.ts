import type { Translate } from '../../i18n/index.ts';
import type { KnownWords } from '../../resources/kit/field.ts';

const lower = (text: string): string => text.toLocaleLowerCase();

/**
 * A stored text in the page's language, as far as it is made of known words: 'preto' and 'branco e preto' are
 * 'black' and 'white and black'. Every other text stays as it was written.
 */
export function wordsIn(translate: Translate, { texts, stored }: KnownWords, written: string): string {
  const keyOf = (word: string) => Object.keys(stored).find((key) => stored[key] === lower(word));
  const named = (key: string) => lower(translate(`${texts}.${key}`));
  const whole = keyOf(written);
  if (whole) return named(whole);
  const parts = written.split(' e ').map(keyOf);
  const [first, second] = parts;
  return first && second && parts.length === 2
    ? translate('kit.fields.wordsTogether', { first: named(first), second: named(second) })
    : written;
}

/** What is stored for a text that was typed or chosen in the page's language. */
export function storedWords(translate: Translate, { texts, stored }: KnownWords, typed: string): string {
  const storedOf = (word: string) => {
    const key = Object.keys(stored).find((one) => lower(translate(`${texts}.${one}`)) === lower(word.trim()));
    return key && stored[key];
  };
  const whole = storedOf(typed);
  if (whole) return whole;
  const and = translate('kit.fields.wordsTogether', { first: '', second: '' });
  const parts = typed.split(and).map(storedOf);
  const [first, second] = parts;
  return first && second && parts.length === 2 ? `${first} e ${second}` : typed;
}
