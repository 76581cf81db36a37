import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../context.ts';
import type { Db, Tx } from '../db/db.ts';
import { rightsOf } from './visibleSet.ts';

/**
 * Gives groups and sorts the memory of a figure, and tells the views who asks, until the transaction ends: the operator sees all entities, others their own, an owner's
 * account none.
 * @param asOf the moment before which versions count, for views of past days
 */
export function reachStatement({ actor, scopeEntityIds }: SignedInCaller, asOf?: string): Sql {
  const entities = actor.ownerId === null ? scopeEntityIds : [];
  return sql`select
    set_config('coleira.reach', ${actor.isOperator && actor.ownerId === null ? 'ALL' : 'ENTITIES'}, true),
    set_config('coleira.entities', ${`{${entities.join(',')}}`}, true),
    set_config('coleira.rights', ${rightsOf(actor).join(',')}, true),
    set_config('coleira.as_of', ${asOf ?? ''}, true),
    set_config('work_mem', '64MB', true)`;
}

/** Runs work in a transaction that reads one state of the register, as far as the caller's rights reach. */
export const readAs = <T>(
  db: Db,
  caller: SignedInCaller,
  asOf: string | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`);
    await tx.query(reachStatement(caller, asOf));
    return work(tx);
  });
