import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import type { Translate } from '../../i18n/errorText.ts';

/** Translates with the given texts, as the page does. */
export const translator = (locale: string, texts: TranslationMessages): Translate =>
  polyglotI18nProvider(() => texts, locale, [{ locale, name: locale }]).translate;
