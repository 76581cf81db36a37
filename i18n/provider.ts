import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { errorText, type Translate } from './errorText.ts';
import { HTML_LANG, LOCALES, localeOf, preferredLocale, storeLocale } from './locale.ts';
import { toMessages } from './messages.ts';
import { pt } from './pt/index.ts';

/** Portuguese is there from the start, English comes when it is wanted. */
const load = (locale: string) =>
  locale === 'en' ? import('./en/index.ts').then(({ en }) => toMessages(en)) : toMessages(pt);

// A missing key is shown as itself and, while developing, warned about.
const polyglot = polyglotI18nProvider(load, 'pt', [...LOCALES], { allowMissing: false });

/** A name that ends in a full stop ("Lda.") ends the sentence as well: it is not followed by another. */
const oneFullStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');

/** Codes that the catalogue lacks get the general sentence of their kind, wherever they turn up. */
const translate: Translate = (key, options) =>
  key.startsWith('errors.') && polyglot.translate(key, { _: '' }) === ''
    ? errorText(polyglot.translate, key)
    : oneFullStop(polyglot.translate(key, options));

async function show(tag: string) {
  const locale = localeOf(tag) ?? 'pt';
  await polyglot.changeLocale(locale);
  if (typeof document !== 'undefined') document.documentElement.lang = HTML_LANG[locale];
  return locale;
}

/** The translator of the whole page: sign-in, shell and back office share it. A choice is kept on the device. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate,
  changeLocale: async (tag: string) => storeLocale(await show(tag)),
};

/**
 * Takes up the language chosen before on this device, else the browser's, else Portuguese. To be awaited before
 * the first drawing; never rejects, for without the English texts the page still works in Portuguese.
 */
export async function startLanguage(): Promise<void> {
  await show(preferredLocale()).catch(() => undefined);
}
