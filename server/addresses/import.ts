import sql from 'sql-template-tag';
import { foldText } from '../../resources/numbers/text.ts';
import type { Db, Queryable } from '../db/db.ts';
import { CountyJoin, type KnownCounty } from './countyJoin.ts';
import { placeName } from './placeNames.ts';
import { knownPlaces, writePlaces, type Place } from './places.ts';
import { importPostalCodes } from './postalCodes.ts';
import { ImportError, readTable } from './readTable.ts';
import { Tally, type FileSummary } from './summary.ts';

/** The files of an import, as the post office and the tax authority publish them. */
export interface AddressFiles {
  districts: string;
  municipalities: string;
  parishes: string;
  postalCodes?: string | undefined;
}

/**
 * Reads the official address files into the register, each in a transaction of its own. Rows that fit
 * nowhere are left out and counted; a second run finds everything as before.
 * @throws ImportError when a file is not what it should be; files before it stay imported
 */
export async function importAddresses(db: Db, files: AddressFiles): Promise<FileSummary[]> {
  const districts = await db.transaction((tx) => importDistricts(tx, files.districts));
  const municipalities = await db.transaction((tx) => importMunicipalities(tx, files.municipalities));
  const parishes = await db.transaction((tx) => importParishes(tx, files.parishes));
  const { postalCodes } = files;
  const summaries = [districts, municipalities, parishes];
  if (postalCodes !== undefined)
    summaries.push(await db.transaction((tx) => importPostalCodes(tx, postalCodes)));
  await noteImport(db);
  return summaries;
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
      this.tally.refuse(`its code belongs to another place`, line, `${place.code} ${place.name}`);
    else this.#places.set(place.code, place);
  }

  async write(tx: Queryable, table: 'district' | 'county' | 'parish'): Promise<FileSummary> {
    if (this.tally.read === 0) throw new ImportError(`${this.tally.file} holds no rows.`);
    return Object.assign(this.tally, await writePlaces(tx, table, [...this.#places.values()]));
  }
}

async function importDistricts(tx: Queryable, file: string): Promise<FileSummary> {
  const places = new Places(new Tally(file, 'districts'));
  for await (const { line, fields } of readTable(places.tally, [2])) {
    const [number, name = ''] = fields;
    if (isCode(code(number))) places.add({ code: code(number), name: placeName(name), parentId: null }, line);
    else places.tally.refuse('its code is not a number of two digits', line, fields.join(' '));
  }
  return places.write(tx, 'district');
}

async function importMunicipalities(tx: Queryable, file: string): Promise<FileSummary> {
  const places = new Places(new Tally(file, 'municipalities'));
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
  return places.write(tx, 'county');
}

async function importParishes(tx: Queryable, file: string): Promise<FileSummary> {
  const places = new Places(new Tally(file, 'parishes'));
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
  return places.write(tx, 'parish');
}
