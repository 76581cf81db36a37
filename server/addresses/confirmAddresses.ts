import sql from 'sql-template-tag';
import { modules } from '../../resources/schemas.ts';
import type { Db } from '../db/db.ts';
import { ident } from '../db/sql.ts';

/** Records of one transaction. */
const BATCH = 1_000;

/** The records of a kind whose address was looked up again. */
export interface ConfirmedAddresses {
  readonly module: string;
  readonly confirmed: number;
  /** Not in the table even now: staff correct them. */
  readonly left: number;
}

/**
 * Holds the addresses that are to be confirmed against the table of addresses once more, as after an import. Works in
 * batches, each in a transaction of its own, so that it can be ended and run again at any time. The records keep their
 * version: nothing that a person entered changes.
 * @param isEnded asked before each batch
 */
export async function confirmAddresses(
  db: Db,
  { batch = BATCH, isEnded = () => false }: { batch?: number; isEnded?: () => boolean } = {},
): Promise<ConfirmedAddresses[]> {
  const results: ConfirmedAddresses[] = [];
  for (const { name, table, fields } of modules) {
    if (!('hasUnconfirmedAddress' in fields)) continue;
    let [confirmed, left, last] = [0, 0, 0];
    while (!isEnded()) {
      // Naming the column is enough: the trigger of the table marks the record anew.
      const rows = await db.transaction((tx) =>
        tx.query<{ id: number; isLeft: boolean }>(sql`
          with page as (select id from ${ident(table)} where has_unconfirmed_address and id > ${last}
            order by id limit ${batch} for no key update)
          update ${ident(table)} t set postal_code = t.postal_code from page where t.id = page.id
            returning t.id, t.has_unconfirmed_address as is_left`),
      );
      if (rows.length === 0) break;
      const leftNow = rows.filter(({ isLeft }) => isLeft).length;
      left += leftNow;
      confirmed += rows.length - leftNow;
      last = Math.max(...rows.map(({ id }) => Number(id)));
    }
    results.push({ module: name, confirmed, left });
  }
  return results;
}
