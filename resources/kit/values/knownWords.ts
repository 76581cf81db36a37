import type { KnownWords } from './field.ts';

/** Says the text of a key, its placeholders filled. */
type Say = (key: string, options?: Readonly<Record<string, string>>) => string;

const lower = (text: string): string => text.toLocaleLowerCase();

/**
 * A stored text in another language, as far as it is made of known words: 'preto' and 'branco e preto' are 'black' and
 * 'white and black'. Every other text stays as it was written.
 */
export function wordsIn(say: Say, { texts, stored, isWhole = false }: KnownWords, written: string): string {
  if (isWhole) {
    const key = Object.keys(stored).find((one) => stored[one] === written);
    return key === undefined ? written : say(`${texts}.${key}`);
  }
  const keyOf = (word: string) => Object.keys(stored).find((key) => stored[key] === lower(word));
  const named = (key: string) => lower(say(`${texts}.${key}`));
  const whole = keyOf(written);
  if (whole) return named(whole);
  const parts = written.split(' e ').map(keyOf);
  const [first, second] = parts;
  return first && second && parts.length === 2
    ? say('kit.fields.wordsTogether', { first: named(first), second: named(second) })
    : written;
}
