import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { getOne, type Db, type Queryable } from './db.ts';
import { DatabaseUnavailable } from './errors.ts';

const ASK_EVERY_MS = 1_000;

/** Whether a database takes no writes, as a standby does. */
export async function isReadOnly(db: Queryable): Promise<boolean> {
  const found = await getOne<{ isReadOnly: boolean }>(
    db,
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
  );
  return found.isReadOnly;
}

/** While it is promoted, or its address is led elsewhere, a database may not answer. */
function isStillAway(error: unknown): true {
  if (error instanceof DatabaseUnavailable) return true;
  throw error;
}

/**
 * Waits until the database takes writes: a standby does once it has been promoted, or once the address leads to the
 * server that is written to.
 * @param begin called once, where it has to wait
 * @returns what `begin` gave; undefined where it did not have to wait
 */
export async function whenWritable<T>(
  db: Db,
  begin: () => Promise<T> | T,
  everyMs: number = ASK_EVERY_MS,
): Promise<T | undefined> {
  if (!(await isReadOnly(db))) return undefined;
  const begun = await begin();
  do {
    // eslint-disable-next-line no-await-in-loop
    await pause(everyMs);
    // eslint-disable-next-line no-await-in-loop
  } while (await isReadOnly(db).catch(isStillAway));
  return begun;
}
