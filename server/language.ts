import { localeOf, type LocaleName } from '../i18n/locale.ts';

/** Returns the language of a user's record (`pt-PT`, `en-US`); any other is Portuguese. */
export const languageIn = (language: string | null | undefined): LocaleName => localeOf(language) ?? 'pt';

/** Of a thing in every language, the one in theirs. */
export const inLanguage = <Texts extends Readonly<Record<LocaleName, unknown>>>(
  language: string | null | undefined,
  texts: Texts,
): Texts[LocaleName] => texts[languageIn(language)];
