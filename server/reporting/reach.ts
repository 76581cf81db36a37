import sql, { join, type Sql } from 'sql-template-tag';
import { addDays, startOfDay } from '../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../context.ts';
import type { Db, Tx } from '../db/db.ts';
import { rightsOf } from './visibleSet.ts';

/**
 * What the views read of who asks: the operator sees all entities, others their own, an owner's account none.
 * @param asOf the moment before which versions count, for views of past days
 */
export function reachSettings({ actor, scopeEntityIds }: SignedInCaller, asOf?: string) {
  const entities = actor.ownerId === null ? scopeEntityIds : [];
  return {
    'coleira.reach': actor.isOperator && actor.ownerId === null ? 'ALL' : 'ENTITIES',
    'coleira.entities': `{${entities.join(',')}}`,
    'coleira.rights': rightsOf(actor).join(','),
    'coleira.as_of': asOf ?? '',
  };
}

/** Names to the views who asks, and gives groups and sorts the memory of a figure, until the transaction ends. */
function reachStatement(caller: SignedInCaller, asOf?: string): Sql {
  const settings = Object.entries({ ...reachSettings(caller, asOf), work_mem: '64MB' }).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  return sql`select ${join(settings)}`;
}

/** The moment before which versions count for a past day: the end of that day where the user is. */
const endOfDay = (day: string, timezone: string): string => startOfDay(addDays(day, 1), timezone);

/** Runs work in a transaction that reads, of now or of a past day, as far as the caller's rights reach; each statement, and each cursor, sees one state. */
export const readAs = <T>(
  db: Db,
  caller: SignedInCaller,
  asOf: string | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query(reachStatement(caller, asOf && endOfDay(asOf, caller.actor.timezone)));
    return work(tx);
  });
