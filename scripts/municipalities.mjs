// Makes the two assets of the municipalities from the administrative map (GeoJSON): their outlines as SVG paths for the
// map of lost animals, and their centres for distances. Run once per edition of the map:
//   node scripts/municipalities.mjs concelhos.geojson
// Source: Carta Administrativa Oficial de Portugal 2019, Direção-Geral do Território, CC BY 4.0.
import { readFileSync, writeFileSync } from 'node:fs';

const county = (name) => new URL(`../resources/reference/county/${name}.json`, import.meta.url);

/**
 * Units of the drawing per degree of latitude, the latitude whose degrees of longitude are drawn in their true width, and
 * for each part of the country its western and northern edge in degrees and its place in the drawing. The public page
 * finds a position in the outlines by the same (src/public/front/places.ts).
 */
const { scale, latitude: middle, mainland, islands } = JSON.parse(readFileSync(county('projection'), 'utf8'));
const COS = Math.cos((middle * Math.PI) / 180);
/** The smallest distance between two points of an outline, in units. */
const FINEST = 0.7;

const partOf = (district) => islands.find(({ districts }) => districts.includes(district)) ?? mainland;
const round = (value) => Math.round(value * 10) / 10;

function ringPath(ring, { west, north, x, y }) {
  const points = [];
  for (const [longitude, latitude] of ring) {
    const point = [round(x + (longitude - west) * COS * scale), round(y + (north - latitude) * scale)];
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
writeFileSync(county('outlines'), `${JSON.stringify({ names, paths }, null, 2)}\n`);

const centres = Object.fromEntries(places.map(({ code, centroid }) => [code, centroid.join(' ')]));
writeFileSync(county('centres'), `${JSON.stringify(centres, null, 2)}\n`);
