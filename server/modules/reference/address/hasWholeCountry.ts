import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether the table of the country was imported; the set that comes with the register is a sample. A column. */
export const isWholeCountry = sql`exists (select from address_import where is_whole_country)`;

/** Whether the table of the country was imported. */
export async function hasWholeCountry(db: Queryable): Promise<boolean> {
  const { isWhole } = await getOne<{ isWhole: boolean }>(db, sql`select ${isWholeCountry} as is_whole`);
  return isWhole;
}
