import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether the table of the country was imported: the set that comes with the register has parishes of few municipalities. */
export async function hasWholeCountry(db: Queryable): Promise<boolean> {
  const { isWhole } = await getOne<{ isWhole: boolean }>(
    db,
    sql`select exists (select from county) and not exists (
      select from county c where not exists (select from parish p where p.county_id = c.id)) as is_whole`,
  );
  return isWhole;
}
