import { useTranslate } from 'react-admin';
import { kindWords } from '../../../../../resources/animals/certificateTemplate/kindWords.ts';
import { wordsIn } from '../../../../../resources/kit/values/knownWords.ts';

/** Says names and descriptions of kinds of certificate in the page's language; what an operator wrote stays as it is. */
export function useKindWords(): (of: keyof typeof kindWords, stored: string) => string {
  const translate = useTranslate();
  return (of, stored) => wordsIn(translate, kindWords[of], stored);
}
