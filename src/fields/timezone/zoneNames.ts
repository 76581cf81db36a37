import type { LocaleName } from '../../../i18n/locale.ts';
import { OWN_ZONES } from '../../../resources/numbers/dates.ts';
import { useLoaded } from '../../runtime/useLoaded.ts';

/** Names of cities by zone. */
export type Cities = Readonly<Record<string, Readonly<Partial<Record<LocaleName, string>>>>>;

/** The names that are there from the start: those of most accounts. */
const OWN_CITIES: Cities = {
  'Atlantic/Azores': { pt: 'Açores' },
  'Europe/Lisbon': { pt: 'Lisboa' },
};

let cities: Cities = OWN_CITIES;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  cities = { ...(await import('./cities.ts')).CITIES, ...OWN_CITIES };
}

/** Fetches, once, the names of cities that are not called what their zone is: few pages show a time zone. */
export const loadCities = (): Promise<void> =>
  (loading ??= load().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  }));

const citiesByNow = (): Cities => cities;

/** The names of the cities that are there by now; draws anew once all are. */
export const useCities = (): Cities => useLoaded(undefined, citiesByNow, loadCities);

/** The region of a zone, as its name begins: 'Europe'. Portugal's own zones are a region of their own. */
export const regionOf = (zone: string): string =>
  OWN_ZONES.includes(zone) ? 'Portugal' : (zone.split('/', 1)[0] ?? zone);

/** Returns the city of a time zone: 'Lisboa' for 'Europe/Lisbon'; by its zone's name until the cities are loaded. */
export const cityOf = (zone: string, locale: LocaleName): string =>
  cities[zone]?.[locale] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** All zones that this browser knows, and the chosen one: Portugal's first, then by region and city. */
export function sortedZones(chosen: string | null, locale: LocaleName): readonly string[] {
  const known = new Set([...OWN_ZONES, ...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone')]);
  const { compare } = new Intl.Collator(locale);
  return [...known].sort((a, b) => {
    const isOwn = Number(OWN_ZONES.includes(b)) - Number(OWN_ZONES.includes(a));
    if (isOwn !== 0) return isOwn;
    if (OWN_ZONES.includes(a)) return OWN_ZONES.indexOf(a) - OWN_ZONES.indexOf(b);
    return compare(regionOf(a), regionOf(b)) || compare(cityOf(a, locale), cityOf(b, locale));
  });
}
