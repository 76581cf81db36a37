import type { LocaleName } from '../../../i18n/locale.ts';
import {
  countryName,
  countryNamesOf,
  loadCountryNames,
  type CountryNames,
} from '../../runtime/language/countries.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useLoaded } from '../../runtime/useLoaded.ts';

const namesByNow = (locale: LocaleName): CountryNames => countryNamesOf(locale) ?? {};

/** The names in the page's language; empty until they have come. */
export function useCountryNames(): CountryNames {
  const [locale] = useLanguage();
  return useLoaded(locale, namesByNow, loadCountryNames);
}

/** Returns the name of a country, also before the names are loaded. */
export function useCountryName(): (code: string) => string {
  const [locale] = useLanguage();
  // Draws anew once they are.
  useCountryNames();
  return (code) => countryName(code, locale);
}
