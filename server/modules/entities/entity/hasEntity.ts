import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';
import type { Settings } from '../../../settings/settings.ts';

/** Whether an active entity other than the operator's is on record. */
export async function hasEntity(
  db: Queryable,
  { productToken }: Pick<Settings, 'productToken'>,
): Promise<boolean> {
  const { isThere } = await getOne<{ isThere: boolean }>(
    db,
    sql`select exists (select from entity e join entity_profile p on p.id = e.profile_id
      where p.name <> ${productToken} and e.active) as is_there`,
  );
  return isThere;
}
