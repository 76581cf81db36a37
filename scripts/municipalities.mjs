// Makes the two assets of the municipalities from the administrative map (GeoJSON): their outlines as SVG paths for the
// map of lost animals, and their centres for distances. Run once per edition of the map:
//   node scripts/municipalities.mjs concelhos.geojson
// Source: Carta Administrativa Oficial de Portugal 2019, Direção-Geral do Território, CC BY 4.0.
import { readFileSync, writeFileSync } from 'node:fs';

/** Units of the drawing per degree of latitude. */
const SCALE = 160;
const COS = Math.cos((39.6 * Math.PI) / 180);
/** Where each part of the country is drawn: its western and northern edge in degrees, and its place in the drawing. */
const MAINLAND = { west: -9.55, north: 42.2, x: 240, y: 10 };
const PARTS = {
  31: { west: -17.3, north: 33.15, x: 10, y: 760 },
  41: { west: -26.6, north: 38.15, x: 10, y: 560 },
  43: { west: -28.9, north: 39.15, x: 10, y: 330 },
  48: { west: -29.6, north: 39.6, x: 10, y: 200 },
};
const GROUP = { 32: 31, 42: 41, 44: 43, 45: 43, 46: 43, 47: 43, 49: 48 };
/** The smallest distance between two points of an outline, in units. */
const FINEST = 0.7;

const partOf = (district) => PARTS[district] ?? PARTS[GROUP[district]] ?? MAINLAND;
const round = (value) => Math.round(value * 10) / 10;

function ringPath(ring, { west, north, x, y }) {
  const points = [];
  for (const [longitude, latitude] of ring) {
    const point = [round(x + (longitude - west) * COS * SCALE), round(y + (north - latitude) * SCALE)];
    const last = points.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= FINEST) points.push(point);
  }
  return points.length < 3 ? '' : `M${points.map(([a, b]) => `${a} ${b}`).join('L')}Z`;
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('say where the GeoJSON of the municipalities is');
const { features } = JSON.parse(readFileSync(source, 'utf8'));
const places = features
  .map(({ properties, geometry }) => ({
    ...properties,
    code: properties.district + properties.municipality,
    geometry,
  }))
  .sort((a, b) => a.code.localeCompare(b.code));

const names = Object.fromEntries(places.map(({ code, name }) => [code, name]));
const paths = Object.fromEntries(
  places.map(({ code, district, geometry }) => [
    code,
    geometry.coordinates
      .flatMap((polygon) => polygon.map((ring) => ringPath(ring, partOf(district))))
      .join(''),
  ]),
);
writeFileSync(
  new URL('../resources/reference/county/outlines.json', import.meta.url),
  `${JSON.stringify({ names, paths }, null, 2)}\n`,
);

const centres = Object.fromEntries(places.map(({ code, centroid }) => [code, centroid.join(' ')]));
writeFileSync(
  new URL('../resources/reference/county/centres.json', import.meta.url),
  `${JSON.stringify(centres, null, 2)}\n`,
);
