import sql from 'sql-template-tag';
import type { Db } from './db.ts';

/** The key of the advisory lock; no other program on the same server and no migration uses it. */
const LOCK = 7_203_251_985;

/**
 * Runs work that only one server at a time may do on this database, such as filling an empty one; the others wait
 * without a time limit. The work uses other connections than the transaction that holds the lock, which ends with
 * its server.
 */
export async function runExclusively<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.engine === 'pglite') return work(db); // one process has it, and one connection
  const patient = db.withoutTimeLimit();
  return patient.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    return work(patient);
  });
}
