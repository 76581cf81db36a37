import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import type { Random } from './random.ts';

/** A street of the address set. */
export interface Place {
  postalCode: string;
  locality: string;
  street: string;
  parishId: number;
  countyCode: string;
}

/** An address as owners, entities and animals carry it. */
export interface Address {
  postalCode: string;
  locality: string;
  parishId: number;
  street: string;
  door: string;
  accommodation: string | null;
  /** Street, door and accommodation joined by commas. */
  address: string;
}

/** The approximate population of each place; the unit does not matter. */
const PEOPLE: Record<string, number> = {
  '1106': 25,
  '1111': 16,
  '1312': 12,
  '0303': 9,
  '0603': 7,
  '1009': 6,
  '1512': 6,
  '1823': 5,
  '0705': 4,
  '0805': 4,
  '3103': 5,
  '4203': 4,
  '1714': 3,
  '4301': 2,
};

/** Area codes of fixed telephones. */
const AREAS: Record<string, string> = {
  '1106': '21',
  '1111': '21',
  '1312': '22',
  '0303': '253',
  '0603': '239',
  '1009': '244',
  '1512': '265',
  '1823': '232',
  '0705': '266',
  '0805': '289',
  '3103': '291',
  '4203': '296',
  '1714': '259',
  '4301': '295',
};

/** The streets that there are, by municipality. */
export class Places {
  readonly #byCounty = new Map<string, Place[]>();
  readonly #weights: (readonly [string, number])[];

  constructor(places: readonly Place[]) {
    for (const place of places) {
      this.#byCounty.set(place.countyCode, [...(this.#byCounty.get(place.countyCode) ?? []), place]);
    }
    this.#weights = [...this.#byCounty.keys()].map((county) => [county, PEOPLE[county] ?? 1]);
  }

  /** A municipality, the large ones more often. */
  county(random: Random): string {
    return random.weighted(this.#weights);
  }

  /** A street of a municipality; of another one where it has none. */
  street(random: Random, county: string): Place {
    return random.pick(this.#byCounty.get(county) ?? [...this.#byCounty.values()].flat());
  }

  /** A home in a municipality. */
  home(random: Random, county: string): Address {
    const { postalCode, locality, street, parishId } = this.street(random, county);
    const door = String(random.int(1, 180));
    const accommodation = random.chance(0.55)
      ? `${random.pick(['1.º', '2.º', '3.º', '4.º', '5.º', 'R/C'])} ${random.pick(['Dto.', 'Esq.', 'A', 'B', 'Frente'])}`
      : null;
    return {
      postalCode,
      locality,
      parishId,
      street,
      door,
      accommodation,
      address: oneLine(street, door, accommodation),
    };
  }
}

/** An address as one string. */
export const oneLine = (...parts: (string | null)[]): string => parts.filter((part) => part).join(', ');

/** The area code of a municipality's fixed telephones. */
export const areaCode = (county: string): string => AREAS[county] ?? '21';

/** Reads the streets with a known parish: those of our own address set. */
export async function readPlaces(db: Queryable): Promise<Places> {
  return new Places(
    await db.query<Place>(sql`
      select p.cp4 || '-' || p.cp3 as postal_code, p.locality, p.street, p.parish_id, c.code as county_code
      from postal_code p join county c on c.id = p.county_id
      where p.parish_id is not null and p.street <> '' order by c.code, p.cp4, p.cp3, p.street`),
  );
}
