import { HTML_LANG, type LocaleName } from '../../../i18n/locale.ts';

/** Names by ISO 3166 alpha-2. */
export type CountryNames = Readonly<Record<string, string>>;

const loaded = new Map<LocaleName, CountryNames>();

interface LanguageFile {
  readonly countries: Readonly<Record<string, string | readonly string[]>>;
}

/** The names of all countries in a language; fetched once. */
export async function loadCountryNames(locale: LocaleName): Promise<CountryNames> {
  const known = loaded.get(locale);
  if (known) return known;
  const file = (
    locale === 'pt'
      ? await import('i18n-iso-countries/langs/pt.json')
      : await import('i18n-iso-countries/langs/en.json')
  ) as { default: LanguageFile };
  const names = Object.fromEntries(
    Object.entries(file.default.countries).map(([code, name]) => [
      code,
      typeof name === 'string' ? name : (name[0] ?? code),
    ]),
  );
  loaded.set(locale, names);
  return names;
}

/** The names in a language, if they have come. */
export const countryNamesOf = (locale: LocaleName): CountryNames | undefined => loaded.get(locale);

/** The browser's name of a country; the code itself where it is none. */
const browserName = (code: string, locale: LocaleName): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(HTML_LANG[locale], { type: 'region' }).of(code) ?? code)
    : code;

/** A country's name; the browser's until the names are loaded, and where they cannot be. */
export const countryName = (code: string, locale: LocaleName): string =>
  loaded.get(locale)?.[code] ?? browserName(code, locale);

/** Codes in the order of their names, Portugal first. */
export function sortedCountries(names: CountryNames, locale: LocaleName): readonly string[] {
  const compare = new Intl.Collator(HTML_LANG[locale]).compare;
  return Object.keys(names).sort((a, b) =>
    a === 'PT' ? -1 : b === 'PT' ? 1 : compare(names[a] ?? a, names[b] ?? b),
  );
}
