import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { getOne, type Db } from './db.ts';

const ASK_EVERY_MS = 1_000;

/**
 * Waits until the database takes writes: a standby does once it has been promoted, or once the address leads to the
 * server that is written to.
 * @param say called once, where it has to wait
 */
export async function whenWritable(
  db: Db,
  say: (sentence: string) => void,
  everyMs: number = ASK_EVERY_MS,
): Promise<void> {
  if (db.engine !== 'postgres') return;
  const isReadOnly = async (): Promise<boolean> =>
    (
      await getOne<{ isReadOnly: boolean }>(
        db,
        sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
      )
    ).isReadOnly;
  if (!(await isReadOnly())) return;
  say('The database takes no writes, as a standby does: the start waits until it does.');
  do {
    // eslint-disable-next-line no-await-in-loop
    await pause(everyMs);
    // eslint-disable-next-line no-await-in-loop
  } while (await isReadOnly());
}
