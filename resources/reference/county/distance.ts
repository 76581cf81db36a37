import centres from './centres.json' with { type: 'json' };

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Longitude and latitude of the centre of each municipality, by its code of four digits. */
const places: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries(centres).map(([code, text]) => {
    const [longitude, latitude] = text.split(' ').map(Number);
    return [code, [longitude!, latitude!]];
  }),
);

function kilometres(
  [lon1, lat1]: readonly [number, number],
  [lon2, lat2]: readonly [number, number],
): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lon1, lon2);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/**
 * Kilometres between the centres of two municipalities, by their codes of four digits.
 * @returns null where one is not known
 */
export function distanceBetween(one: string | null, other: string | null): number | null {
  const [from, to] = [places.get(one ?? ''), places.get(other ?? '')];
  return from && to ? kilometres(from, to) : null;
}

/** The codes of the municipalities whose centres are at most so many kilometres away, the municipality itself among them. */
export function municipalitiesWithin(code: string, km: number): string[] {
  const from = places.get(code);
  return from ? [...places].filter(([, to]) => kilometres(from, to) <= km).map(([other]) => other) : [];
}
