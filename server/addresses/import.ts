import sql from 'sql-template-tag';
import { foldText } from '../../resources/numbers/text.ts';
import type { Db, Queryable } from '../db/db.ts';
import { CountyJoin, type KnownCounty } from './countyJoin.ts';
import type { ImportRun } from './importRun.ts';
import { inTransactions } from './importRun.ts';
import { placeName } from './placeNames.ts';
import { knownPlaces, writePlaces, type Place, type PlaceTable } from './places.ts';
import { importPostalCodes } from './postalCodes.ts';
import { readTable } from './readTable.ts';
import { Tally, type FileSummary, type LeftOut } from './summary.ts';
import { ImportError, type TableSource } from './tableSource.ts';

/** The tables of an import, as the post office and the tax authority publish them; those that are left out stay as they are. */
export interface AddressTables {
  readonly districts?: TableSource | undefined;
  readonly municipalities?: TableSource | undefined;
  readonly parishes?: TableSource | undefined;
  readonly postalCodes?: TableSource | undefined;
}

const IMPORTERS = {
  districts: (db, tally) => readDistricts(db, tally),
  municipalities: (db, tally) => readMunicipalities(db, tally),
  parishes: (db, tally) => readParishes(db, tally),
} satisfies Record<string, (db: Queryable, tally: Tally) => Promise<Places>>;

const KINDS = {
  districts: ['districts', 'district'],
  municipalities: ['municipalities', 'county'],
  parishes: ['parishes', 'parish'],
} as const satisfies Record<string, readonly [FileSummary['kind'], PlaceTable]>;

/**
 * Reads the official address tables into the register, one after the other and each in parts. Rows that fit nowhere are
 * left out and counted; a second run finds everything as before, and one that broke off continues where `run` says.
 * @throws ImportError when a table is not what it should be; what was read before it stays imported
 */
export async function importAddresses(
  db: Db,
  tables: AddressTables,
  run: ImportRun = inTransactions(db),
): Promise<FileSummary[]> {
  const finished = [...(run.from?.finished ?? [])];
  let left = finished.length;
  const isFinished = (): boolean => left-- > 0;
  const from = (): number => (finished.length === run.from?.finished.length ? run.from.line : 0);
  const onLeftOut = (row: LeftOut): void => {
    if (row.line > from()) run.onLeftOut?.(row);
  };
  for (const table of ['districts', 'municipalities', 'parishes'] as const) {
    const source = tables[table];
    if (!source || isFinished()) continue;
    const [kind, place] = KINDS[table];
    const places = await IMPORTERS[table](db, new Tally(source, kind, onLeftOut));
    await run.commit(async (tx) => {
      finished.push(await places.write(tx, place));
      return { position: { finished, line: 0 }, lines: places.tally.read };
    });
  }
  if (tables.postalCodes && !isFinished())
    finished.push(await importPostalCodes(db, tables.postalCodes, run, finished, onLeftOut));
  await noteImport(db);
  return finished;
}

/** Notes the import, and whether the table is the country's now: until then nothing can be said not to exist. */
async function noteImport(db: Queryable): Promise<void> {
  await db.query(sql`
    insert into address_import (is_whole_country)
    select exists (select from county) and not exists (
      select from county c where not exists (select from parish p where p.county_id = c.id)
        or not exists (select from postal_code k where k.county_id = c.id))`);
}

/** A part of a code, its leading zero restored; an absent one is none. */
const code = (text: string | undefined): string => (text ? text.padStart(2, '0') : '');
const isCode = (text: string): boolean => /^\d\d$/.test(text);

/** The places of a file, each once: the later of two rows with one code is left out. */
class Places {
  readonly #places = new Map<string, Place>();
  constructor(readonly tally: Tally) {}

  add(place: Place, line: number): void {
    const before = this.#places.get(place.code);
    if (!place.name) this.tally.refuse('it has no name', line, place.code);
    else if (before && foldText(before.name) === foldText(place.name))
      this.tally.refuse('it is there twice', line, place.name);
    else if (before)
      this.tally.refuse('its code belongs to another place', line, `${place.code} ${place.name}`);
    else this.#places.set(place.code, place);
  }

  async write(tx: Queryable, table: PlaceTable): Promise<FileSummary> {
    const { read, file } = this.tally;
    if (read === 0) throw new ImportError(`${file} holds no rows.`, 'TABLE_EMPTY', { file });
    return { ...this.tally.summary(), ...(await writePlaces(tx, table, [...this.#places.values()])) };
  }
}

async function readDistricts(_db: Queryable, tally: Tally): Promise<Places> {
  const places = new Places(tally);
  for await (const { line, fields } of readTable(places.tally, [2])) {
    const [number, name = ''] = fields;
    if (isCode(code(number))) places.add({ code: code(number), name: placeName(name), parentId: null }, line);
    else places.tally.refuse('its code is not a number of two digits', line, fields.join(' '));
  }
  return places;
}

async function readMunicipalities(tx: Queryable, tally: Tally): Promise<Places> {
  const places = new Places(tally);
  const districts = new Map(
    (await knownPlaces(tx, 'district')).map((district) => [district.code, district.id]),
  );
  for await (const { line, fields } of readTable(places.tally, [3])) {
    const [district, number, name = ''] = fields;
    const parentId = districts.get(code(district));
    if (!isCode(code(number)))
      places.tally.refuse('its code is not a number of two digits', line, fields.join(' '));
    else if (parentId === undefined) places.tally.refuse('its district is not known', line, fields.join(' '));
    else places.add({ code: code(district) + code(number), name: placeName(name), parentId }, line);
  }
  return places;
}

async function readParishes(tx: Queryable, tally: Tally): Promise<Places> {
  const places = new Places(tally);
  const join = new CountyJoin(
    await tx.query<KnownCounty>(sql`
      select c.id, c.code, c.name, d.name as district_name from county c join district d on d.id = c.district_id`),
  );
  for await (const { line, fields } of readTable(places.tally, [9])) {
    const [district, districtName = '', county, countyName = '', number, shortName = '', fullName = ''] =
      fields;
    const named = { districtCode: code(district), districtName, countyCode: code(county), countyName };
    const found = join.find(named);
    const example = `${countyName}: ${fullName || shortName}`;
    // Barcelos has more than a hundred: from the hundredth on letters count.
    if (!/^[0-9A-Z]{2}$/.test(code(number)))
      places.tally.refuse('its code is not of two characters', line, example);
    else if (!found) places.tally.refuse('its municipality is not known', line, example);
    else
      places.add(
        { code: found.code + code(number), name: placeName(fullName || shortName), parentId: found.id },
        line,
      );
  }
  return places;
}
