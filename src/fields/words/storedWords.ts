import type { Translate } from '../../../i18n/index.ts';
import type { KnownWords } from '../../../resources/kit/values/field.ts';

const lower = (text: string): string => text.toLocaleLowerCase();

/** Returns the stored value for a text that was typed or chosen in the page's language. */
export function storedWords(
  translate: Translate,
  { texts, stored, isWhole = false }: KnownWords,
  typed: string,
): string {
  if (isWhole) {
    const key = Object.keys(stored).find((one) => translate(`${texts}.${one}`) === typed);
    return (key !== undefined && stored[key]) || typed;
  }
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
