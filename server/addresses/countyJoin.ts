import { foldText } from '../../resources/numbers/text.ts';
import { joinKey } from './placeNames.ts';

/** A municipality as it is known, with the name of its district. */
export interface KnownCounty {
  id: number;
  code: string;
  name: string;
  districtName: string;
}

/** The names of a row's municipality in a parish table. */
export interface NamedCounty {
  districtCode: string;
  districtName: string;
  countyCode: string;
  countyName: string;
}

type Region = 'MAINLAND' | 'AZORES' | 'MADEIRA';

/** The postal table has a district for every island, the tax authority's four for both archipelagos. */
function regionOf(districtName: string): Region {
  const name = foldText(districtName);
  if (/madeira|porto santo|funchal/.test(name)) return 'MADEIRA';
  return /^ilha|^angra|^horta|^ponta delgada|acores/.test(name) ? 'AZORES' : 'MAINLAND';
}

/** Tables cut long names off and drop particles: 'Freixo Espada a Cin' is Freixo de Espada à Cinta. */
function sameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => joinKey(name).replace(/\b(?:a|da|de|do|das|dos|e|o)\b\s*/g, ''));
  if (!a || !b) return false;
  return a === b || (a.length >= 20 && b.startsWith(a)) || (b.length >= 20 && a.startsWith(b));
}

/** Finds the municipality that a row of another table means: by code where the name agrees, else by name. */
export class CountyJoin {
  readonly #byCode: ReadonlyMap<string, KnownCounty>;
  readonly #byRegion = new Map<Region, KnownCounty[]>();
  readonly #found = new Map<string, KnownCounty | undefined>();

  constructor(counties: readonly KnownCounty[]) {
    this.#byCode = new Map(counties.map((county) => [county.code, county]));
    for (const county of counties) {
      const region = regionOf(county.districtName);
      this.#byRegion.set(region, [...(this.#byRegion.get(region) ?? []), county]);
    }
  }

  /** The municipality, or nothing when none or more than one fits. */
  find(named: NamedCounty): KnownCounty | undefined {
    const key = Object.values(named).join('|');
    if (!this.#found.has(key)) this.#found.set(key, this.#search(named));
    return this.#found.get(key);
  }

  #search({ districtCode, districtName, countyCode, countyName }: NamedCounty): KnownCounty | undefined {
    const coded = this.#byCode.get(districtCode + countyCode);
    if (coded && sameName(coded.name, countyName)) return coded;
    const candidates = this.#byRegion.get(regionOf(districtName)) ?? [];
    const same = candidates.filter(({ name }) => sameName(name, countyName));
    // 'Vila Praia da Vitória' is what others call Praia da Vitória.
    const within =
      same.length > 0 ? same : candidates.filter(({ name }) => sameName(`Vila ${name}`, countyName));
    return within.length === 1 ? within[0] : undefined;
  }
}
