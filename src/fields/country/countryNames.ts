import { useEffect, useState } from 'react';
import { countryNamesOf, loadCountryNames, type CountryNames } from '../../runtime/language/countries.ts';
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
