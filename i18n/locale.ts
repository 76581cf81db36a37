/** The languages that the product speaks, by the name of their folder. */
export type LocaleName = 'pt' | 'en';

/** For a language menu, each in its own words. */
export const LOCALES: readonly { readonly locale: LocaleName; readonly name: string }[] = [
  { locale: 'pt', name: 'Português' },
  { locale: 'en', name: 'English' },
];

/** A key of our own, since signing out empties react-admin's store. */
export const LOCALE_KEY = 'coleira.locale';
/** The key in the tab's storage of what was chosen before the sign-in, for the account that signs in there. */
export const CHOSEN_KEY = 'chosenLanguage';

/** As a page's `<html lang>` and `Intl` want it. */
export const HTML_LANG: Readonly<Record<LocaleName, string>> = { pt: 'pt-PT', en: 'en-GB' };

/** As a user's record and the calls have it. */
export const USER_LANGUAGE: Readonly<Record<LocaleName, string>> = { pt: 'pt-PT', en: 'en-US' };

/** The language meant by a tag such as `pt-PT`, `pt_PT` or `en-US`; none for any other. */
export function localeOf(tag: string | null | undefined): LocaleName | undefined {
  const language = tag?.toLowerCase().split(/[-_]/, 1)[0];
  return LOCALES.find(({ locale }) => locale === language)?.locale;
}

/** Returns the language chosen earlier on this device. With storage switched off there is none. */
export function storedLocale(): LocaleName | undefined {
  try {
    return localeOf(globalThis.localStorage?.getItem(LOCALE_KEY));
  } catch {
    return undefined;
  }
}

/** Remembers the choice on this device, where it may. */
export function storeLocale(locale: LocaleName): void {
  try {
    globalThis.localStorage?.setItem(LOCALE_KEY, locale);
  } catch {
    // The choice holds until the page is closed.
  }
}
