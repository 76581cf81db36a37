import sql from 'sql-template-tag';
import type { Db, Queryable } from '../../../../db/db.ts';
import { knownPlaces, writePlaces } from '../../../../addresses/places.ts';
import districts from './districts.json' with { type: 'json' };
import parishes from './parishes.json' with { type: 'json' };
import streets from './streets.json' with { type: 'json' };

const two = (number: number): string => String(number).padStart(2, '0');

/** Options that keep the rows of an import. */
const ADDING = { keepKnown: true };

/** Municipalities carry the numbers of their place in the official order of their district. */
const counties = districts.flatMap(({ code, counties: names }) =>
  names.split('|').map((name, place) => ({ district: code, code: code + two(place + 1), name })),
);

/**
 * Writes the address set that comes with the register: every district and municipality, and the parishes
 * and some streets of fourteen municipalities, islands included. An import of the official files keeps the
 * same rows up to date; loading the set again, also after an import, only adds what is missing.
 */
export async function loadAddressSet(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await writePlaces(
      tx,
      'district',
      districts.map(({ code, name }) => ({ code, name, parentId: null })),
      ADDING,
    );
    const districtIds = await idsOf(tx, 'district');
    await writePlaces(
      tx,
      'county',
      counties.map(({ district, code, name }) => ({ code, name, parentId: districtIds.get(district)! })),
      ADDING,
    );
    const countyIds = await idsOf(tx, 'county');
    await writePlaces(
      tx,
      'parish',
      Object.entries(parishes).flatMap(([county, list]) =>
        list.split('|').map((line) => ({
          code: county + line.slice(0, 2),
          name: line.slice(3).replace('*', 'União das Freguesias'),
          parentId: countyIds.get(county)!,
        })),
      ),
      ADDING,
    );
    await writeStreets(tx, countyIds, await idsOf(tx, 'parish'));
  });
}

async function idsOf(tx: Queryable, table: 'district' | 'county' | 'parish'): Promise<Map<string, number>> {
  return new Map((await knownPlaces(tx, table)).map(({ code, id }) => [code, id]));
}

async function writeStreets(
  tx: Queryable,
  countyIds: ReadonlyMap<string, number>,
  parishIds: ReadonlyMap<string, number>,
): Promise<void> {
  const names = new Map(counties.map(({ code, name }) => [code, name]));
  const rows = Object.entries(streets).flatMap(([county, list]) =>
    list.map((line) => {
      const [code = '', street = '', parish = '', locality = names.get(county)!] = line.split('|');
      const [cp4, cp3] = code.split('-');
      return [cp4, cp3, countyIds.get(county), parishIds.get(county + parish), locality, street] as const;
    }),
  );
  const column = (place: 0 | 1 | 2 | 3 | 4 | 5) => rows.map((row) => row[place]);
  await tx.query(sql`
    insert into postal_code (cp4, cp3, county_id, parish_id, locality, street)
    select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::bigint[], ${column(3)}::bigint[],
      ${column(4)}::text[], ${column(5)}::text[])
    on conflict (cp4, cp3, locality, street) do update set parish_id = excluded.parish_id
      where postal_code.parish_id is null`);
}
