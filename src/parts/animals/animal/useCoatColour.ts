import { useTranslate } from 'react-admin';
import { animal } from '../../../../resources/animals/animal/schema.ts';
import { wordsIn } from '../../../../resources/kit/values/knownWords.ts';

/** Says a coat's colour in the page's language. */
export function useCoatColour(): (stored: string) => string {
  const translate = useTranslate();
  const { words } = animal.fields.color;
  return (stored) => (words ? wordsIn(translate, words, stored) : stored);
}
