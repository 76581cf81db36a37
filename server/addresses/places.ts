import sql from 'sql-template-tag';
import { foldText } from '../../resources/numbers/text.ts';
import type { Queryable } from '../db/db.ts';

/** A district, municipality or parish of an imported file. */
export interface Place {
  code: string;
  name: string;
  /** Identifier of the place above; null for districts. */
  parentId: number | null;
}

/** The result of writing the places of a file. */
export interface Written {
  inserted: number;
  updated: number;
  unchanged: number;
}

interface KnownPlace extends Place {
  id: number;
}

const TABLES = {
  district: { all: sql`select id, code, name, null::bigint as parent_id from district` },
  county: { all: sql`select id, code, name, district_id as parent_id from county` },
  parish: { all: sql`select id, code, name, county_id as parent_id from parish` },
};

export type PlaceTable = keyof typeof TABLES;

/** All places of a level, as they are stored. */
export const knownPlaces = (db: Queryable, table: PlaceTable): Promise<KnownPlace[]> =>
  db.query<KnownPlace>(TABLES[table].all);

const nameKey = ({ parentId, name }: Place): string => `${parentId} ${foldText(name)}`;

/**
 * Writes places: one that is known by its code, or by its name within the same place above, is brought up
 * to date (with `keepKnown`: left as it is); any other is added. Repeating it changes nothing.
 */
export async function writePlaces(
  tx: Queryable,
  table: PlaceTable,
  places: readonly Place[],
  { keepKnown = false } = {},
): Promise<Written> {
  const known = await knownPlaces(tx, table);
  const byCode = new Map(known.map((place) => [place.code, place]));
  const byName = new Map(known.map((place) => [nameKey(place), place]));
  const changed: KnownPlace[] = [];
  const added: Place[] = [];
  for (const place of places) {
    const before = byCode.get(place.code) ?? byName.get(nameKey(place));
    if (!before) added.push(place);
    else if (keepKnown) continue;
    else if (before.code !== place.code || before.name !== place.name || before.parentId !== place.parentId)
      changed.push({ ...place, id: before.id });
  }
  await update(tx, table, changed);
  await insert(tx, table, added);
  return {
    inserted: added.length,
    updated: changed.length,
    unchanged: places.length - added.length - changed.length,
  };
}

/** The rows as three columns, search text included: what both statements read from. */
const rows = (places: readonly Place[]) => sql`
  unnest(${places.map(({ code }) => code)}::text[], ${places.map(({ name }) => name)}::text[],
    ${places.map(({ name }) => foldText(name))}::text[], ${places.map(({ parentId }) => parentId)}::bigint[],
    ${places.map((place) => ('id' in place ? place.id : null))}::bigint[]) as r(code, name, search_text, parent_id, id)`;

async function insert(tx: Queryable, table: PlaceTable, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const from = rows(places);
  if (table === 'district')
    await tx.query(
      sql`insert into district (code, name, search_text) select code, name, search_text from ${from}`,
    );
  else if (table === 'county')
    await tx.query(sql`
      insert into county (code, name, search_text, district_id) select code, name, search_text, parent_id from ${from}`);
  else
    await tx.query(sql`
      insert into parish (code, name, search_text, county_id) select code, name, search_text, parent_id from ${from}`);
}

async function update(tx: Queryable, table: PlaceTable, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const from = rows(places);
  if (table === 'district')
    await tx.query(sql`
      update district t set code = r.code, name = r.name, search_text = r.search_text, version = t.version + 1
      from ${from} where t.id = r.id`);
  else if (table === 'county')
    await tx.query(sql`
      update county t set code = r.code, name = r.name, search_text = r.search_text, district_id = r.parent_id,
        version = t.version + 1
      from ${from} where t.id = r.id`);
  else
    await tx.query(sql`
      update parish t set code = r.code, name = r.name, search_text = r.search_text, county_id = r.parent_id,
        version = t.version + 1
      from ${from} where t.id = r.id`);
}
