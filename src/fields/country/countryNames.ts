import { useEffect, useState } from 'react';
import {
  countryName,
  countryNamesOf,
  loadCountryNames,
  type CountryNames,
} from '../../runtime/language/countries.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';

/** The names in the page's language; empty until they have come. */
export function useCountryNames(): CountryNames {
  const [locale] = useLanguage();
  const [names, setNames] = useState<CountryNames>(() => countryNamesOf(locale) ?? {});
  useEffect(() => {
    let isCurrent = true;
    void loadCountryNames(locale).then(
      (found) => isCurrent && setNames(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return names;
}

/** Returns the name of a country, also before the names are loaded. */
export function useCountryName(): (code: string) => string {
  const [locale] = useLanguage();
  // Draws anew once they are.
  useCountryNames();
  return (code) => countryName(code, locale);
}
