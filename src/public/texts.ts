import { publicForms as pt } from '../../i18n/pt/publicForms.ts';
import { CHOSEN_KEY, LOCALE_KEY } from '../../i18n/locale.ts';
import type { Shape } from '../../i18n/types.ts';

export type Texts = Shape<typeof pt>;
export type Language = 'pt' | 'en';

/** Returns what is stored under a key; nothing where the browser keeps nothing for pages. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, or removes it with `null`; without effect where the browser keeps nothing. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page then works without: what is typed lasts as long as the page.
  }
}

/** The language of the address (`?lang=en`, for pages that embed a form), else the remembered one, else Portuguese. */
export function startLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? readStored(LOCALE_KEY) ?? 'pt';
  return asked.startsWith('en') ? 'en' : 'pt';
}

/** Keeps a language for the next page, of the back office as well, and for the account that signs in in this tab. */
export function rememberLanguage(language: Language): void {
  store(LOCALE_KEY, language);
  try {
    sessionStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // The account keeps its language then.
  }
}

/** Returns the texts of a language. Those in English are fetched when they are asked for: most visitors never do. */
export const loadTexts = async (language: Language): Promise<Texts> =>
  language === 'pt' ? pt : (await import('../../i18n/en/publicForms.ts')).publicForms;
/** The language as the calls take it. */
export const tagOf = (language: Language): string => ({ pt: 'pt-PT', en: 'en-US' })[language];

/** A text by a key that is not known to the type checker; undefined where there is none. */
export const textAt = (texts: object, key: string): string | undefined =>
  (texts as Readonly<Record<string, string>>)[key];
