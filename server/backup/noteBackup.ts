import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/db.ts';

/** Bytes of the code; it is typed by a person. */
const CODE_BYTES = 6;

/**
 * Notes in the register that it is being backed up, before the copy is made: the copy then holds the code by which a
 * restore of it is proven.
 */
export async function noteBackup(db: Queryable): Promise<void> {
  await db.query(sql`insert into backup (last_migration, restore_code)
    select max(name), ${randomBytes(CODE_BYTES).toString('hex')} from schema_migration`);
}
