import sql, { type Sql } from 'sql-template-tag';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { documentOf } from '../../../../resources/owners/owner/rules.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import { findOne, type Queryable } from '../../../db/db.ts';

/**
 * The id of the owner with this number, else this document, in this country, as a statement; nothing where neither is
 * given. A number of a record that a merge absorbed means the one that was kept.
 */
export function ownerIdOf(input: OwnerInput): Sql | undefined {
  const country = input.country ?? 'PT';
  if (input.vatNumber) {
    const number = cleanVatNumber(country, input.vatNumber);
    return keptId(sql`country = ${country} and vat_number = ${number}`);
  }
  const document = documentOf(input);
  const number = document && input[document];
  if (!number) return undefined;
  return keptId(sql`country = ${country} and vat_number is null and coalesce(id_card, passport) = ${number}`);
}

/** The id of the owner that a condition finds, or of the one into which that was merged, as a statement. */
export const keptId = (where: Sql): Sql =>
  sql`with recursive found as (
      select id, merged_into_id from owner where ${where}
      union select o.id, o.merged_into_id from found f join owner o on o.id = f.merged_into_id
    ) select id from found where merged_into_id is null`;

/** The ids of an owner's record and of all that were merged into it, directly or in turn, as a statement. */
export const mergedIds = (ownerId: number): Sql =>
  sql`with recursive same as (
      select ${ownerId}::bigint as id
      union select o.id from same s join owner o on o.merged_into_id = s.id
    ) select id from same`;

/** The owner that a form means by number or document, if any. */
export async function findOwnerId(tx: Queryable, input: OwnerInput): Promise<number | undefined> {
  const statement = ownerIdOf(input);
  return statement && (await findOne<{ id: number }>(tx, statement))?.id;
}

/** The owner that a condition finds, or the one into which that was merged. */
export const findKeptId = async (tx: Queryable, where: Sql): Promise<number | undefined> =>
  (await findOne<{ id: number }>(tx, keptId(where)))?.id;
