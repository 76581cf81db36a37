import sql from 'sql-template-tag';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether a table of prices is in force today in Portugal. */
export async function hasPricesInForce(db: Queryable): Promise<boolean> {
  const { isThere } = await getOne<{ isThere: boolean }>(
    db,
    sql`select exists (select from pricing_table
      where daterange(valid_from, valid_to, '[]') @> (now() at time zone ${REGISTER_ZONE})::date) as is_there`,
  );
  return isThere;
}
