import outlinesUrl from '../../../resources/reference/county/outlines.json?url';

/** The municipalities as they are drawn (scripts/municipalities.mjs). */
export interface Outlines {
  readonly names: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;
}

let loading: Promise<Outlines> | undefined;

/** Fetches the outlines, once: a third of what the whole page weighs, for those who ask for the map or their position. */
export function loadOutlines(): Promise<Outlines> {
  loading ??= fetch(outlinesUrl).then((answer) => {
    if (!answer.ok) throw new Error(`the outlines answered ${answer.status}`);
    return answer.json() as Promise<Outlines>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

type Point = readonly [x: number, y: number];

const SCALE = 160;
const COS = Math.cos((39.6 * Math.PI) / 180);
/** Where each part of the country is drawn: first digit of its municipalities, western and northern edge, place. */
const PARTS: readonly (readonly [codes: RegExp, west: number, north: number, x: number, y: number])[] = [
  [/^[012]/, -9.55, 42.2, 240, 10],
  [/^3/, -17.3, 33.15, 10, 760],
  [/^4[12]/, -26.6, 38.15, 10, 560],
  [/^4[34567]/, -28.9, 39.15, 10, 330],
  [/^4[89]/, -29.6, 39.6, 10, 200],
];

/** Whether a point lies inside an outline: a line from it to the right crosses the edge an odd number of times. */
function isInside([x, y]: Point, path: string): boolean {
  let isIn = false;
  for (const ring of path.split('M').filter(Boolean)) {
    const points = ring
      .replace('Z', '')
      .split('L')
      .map((one) => one.split(' ').map(Number));
    for (const [at, [x1 = 0, y1 = 0]] of points.entries()) {
      const [x2 = 0, y2 = 0] = points.at(at - 1)!;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    }
  }
  return isIn;
}

/** Returns the code of the municipality at a place on earth; undefined outside the country. */
export function municipalityAt(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { paths }: Outlines,
): string | undefined {
  for (const [codes, west, north, x, y] of PARTS) {
    const point: Point = [x + (longitude - west) * COS * SCALE, y + (north - latitude) * SCALE];
    const code = Object.keys(paths).find((one) => codes.test(one) && isInside(point, paths[one]!));
    if (code) return code;
  }
  return undefined;
}
