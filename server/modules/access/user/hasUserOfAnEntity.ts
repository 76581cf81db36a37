import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';
import type { Settings } from '../../../settings/settings.ts';

/** Whether an entity other than the operator's has a user who can sign in. */
export async function hasUserOfAnEntity(
  db: Queryable,
  { productToken }: Pick<Settings, 'productToken'>,
): Promise<boolean> {
  const { isThere } = await getOne<{ isThere: boolean }>(
    db,
    sql`select exists (select from app_user u join entity e on e.id = u.entity_id
      join entity_profile p on p.id = e.profile_id
      where p.name <> ${productToken} and u.status = 'ACTIVE' and u.role_id is not null) as is_there`,
  );
  return isThere;
}
