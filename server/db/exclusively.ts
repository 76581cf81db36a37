import sql from 'sql-template-tag';
import type { Db } from './db.ts';

/** Any number that no other program on the same server uses for its own lock, and migrations neither. */
const LOCK = 7_203_251_985;

/**
 * Runs work that only one server at a time may do on this database, such as filling an empty one; the others wait
 * for it, however long it takes. The work goes through the database as usual, beside the transaction that holds the
 * lock: a server that dies lets go of it.
 */
export async function exclusively<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.engine === 'pglite') return work(db); // one process has it, and one connection
  const patient = db.withoutTimeLimit();
  return patient.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    return work(patient);
  });
}
