import { localeOf, type LocaleName } from '../i18n/locale.ts';

/** The language of somebody's record (`pt-PT`, `en-US`); what is none of ours is Portuguese. */
export const languageIn = (language: string | null | undefined): LocaleName => localeOf(language) ?? 'pt';

/** Of a thing in every language, the one in theirs. */
export const inLanguage = <Texts extends Readonly<Record<LocaleName, unknown>>>(
  language: string | null | undefined,
  texts: Texts,
): Texts[LocaleName] => texts[languageIn(language)];
