import sql from 'sql-template-tag';
import { Sealer } from '../../server/audit/seal.ts';
import type { TestDatabase } from './database.ts';

const unsealed = sql`select from audit_log where id > coalesce((select max(to_id) from audit_seal), 0) limit 1`;

/**
 * Schedule until no row of the audit is left unsealed. How many it takes is not known: open transactions of other
 * databases on the same PostgreSQL hold a round up too.
 *
 * @returns how many rows were sealed
 */
export const sealAll = async (db: TestDatabase, sealer = new Sealer(db)): Promise<number> => {
  let rows = 0;
  while ((await db.query(unsealed)).length > 0) rows += await sealer.round();
  return rows;
};
