import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** Writes two backups of the demonstration's first days, one of them proven. */
export async function writeBackups(tx: Queryable, operator: number): Promise<void> {
  await tx.query(sql`
    insert into backup (creation_timestamp, last_migration, restore_code, restored_timestamp, restored_user_id)
    select now() - days * interval '1 day', (select max(name) from schema_migration), encode(sha256(days::text::bytea), 'hex'),
      case when days = 8 then now() - interval '7 days' end, case when days = 8 then ${operator}::bigint end
    from unnest(array[8, 1]) days`);
}
