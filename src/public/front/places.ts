import outlinesUrl from '../../../resources/reference/county/outlines.json?url';
import projection from '../../../resources/reference/county/projection.json';

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

const { scale, latitude: middle, mainland, islands } = projection;
const COS = Math.cos((middle * Math.PI) / 180);

/** The part of the country in whose place a municipality is drawn. */
const partOf = (code: string): (typeof islands)[number] | typeof mainland =>
  islands.find(({ districts }) => districts.includes(code.slice(0, 2))) ?? mainland;

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
  for (const part of [mainland, ...islands]) {
    const { west, north, x, y } = part;
    const point: Point = [x + (longitude - west) * COS * scale, y + (north - latitude) * scale];
    const code = Object.keys(paths).find((one) => partOf(one) === part && isInside(point, paths[one]!));
    if (code) return code;
  }
  return undefined;
}
