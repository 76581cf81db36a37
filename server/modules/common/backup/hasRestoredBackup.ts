import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether a backup of the register was restored once, by the code that the restore has printed. */
export async function hasRestoredBackup(db: Queryable): Promise<boolean> {
  const { isThere } = await getOne<{ isThere: boolean }>(
    db,
    sql`select exists (select from backup where restored_timestamp is not null) as is_there`,
  );
  return isThere;
}
