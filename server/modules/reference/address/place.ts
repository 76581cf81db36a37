import sql, { type Sql } from 'sql-template-tag';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { splitPostalCode } from '../../../../resources/numbers/postalCode.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { isWholeCountry } from './hasWholeCountry.ts';

/** The data of the table of addresses about an address. */
export interface PlaceFacts {
  /** Whether the table is the country's: what is not in the sample may exist. */
  readonly isWholeCountry: boolean;
  /** Whether there is the postal code. */
  readonly hasCode: boolean;
  readonly parish: {
    readonly id: number;
    readonly name: string;
    readonly county: string;
    readonly district: string;
  } | null;
  /** Whether the postal code is of the parish's municipality. */
  readonly agrees: boolean;
}

/** The parts of a Portuguese address that the table knows. */
export interface Place {
  readonly postalCode?: string | null | undefined;
  readonly parishId?: number | null | undefined;
}

const codeOf = ({ postalCode }: Place) => (postalCode ? splitPostalCode(postalCode) : null);

/** The same as columns of a statement. */
export function placeFacts(place: Place): Sql {
  const { cp4 = '', cp3 = '' } = codeOf(place) ?? {};
  const parishId = place.parishId ?? null;
  return sql`${isWholeCountry} as is_whole_country,
    exists (select from postal_code where cp4 = ${cp4} and cp3 = ${cp3}) as has_code,
    (select jsonb_build_object('id', p.id, 'name', p.name, 'county', c.name, 'district', d.name)
      from parish p join county c on c.id = p.county_id join district d on d.id = c.district_id
      where p.id = ${parishId}::bigint) as parish,
    exists (select from postal_code c join parish p on p.county_id = c.county_id
      where c.cp4 = ${cp4} and c.cp3 = ${cp3} and p.id = ${parishId}::bigint) as agrees`;
}

/**
 * Returns the faults of a Portuguese address that the table contradicts: a postal code that does not exist, a parish
 * of another municipality, or none. Without the country's table an unknown postal code and a missing parish are no
 * faults; the record is marked as to be confirmed.
 */
export function placeFaults(
  place: Place,
  { isWholeCountry: isWhole, hasCode, parish, agrees }: PlaceFacts,
): FieldError[] {
  const errors: FieldError[] = [];
  const code = codeOf(place);
  const hasParish = (place.parishId ?? null) !== null;
  if (code && isWhole && !hasCode) errors.push({ property: 'postalCode', error: 'INVALID_POSTAL_CODE' });
  if (code && isWhole && !hasParish) errors.push({ property: 'parishId', error: 'MISSING_PARISH' });
  if (hasParish && (!parish || (code && hasCode && !agrees)))
    errors.push({ property: 'parishId', error: 'INVALID_PARISH' });
  return errors;
}

/** Asks the table for these faults. */
export async function checkOnMap(db: Queryable, place: Place): Promise<FieldError[]> {
  if (!codeOf(place) && (place.parishId ?? null) === null) return [];
  return placeFaults(place, await getOne<PlaceFacts>(db, sql`select ${placeFacts(place)}`));
}
