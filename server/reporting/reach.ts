import sql, { join, type Sql } from 'sql-template-tag';
import { addDays, startOfDay } from '../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../context.ts';
import { getOne, type Db, type Queryable, type Tx } from '../db/db.ts';
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

/** A question as its transaction has to know it. */
interface Asked {
  /** The day of the past that it is about. */
  readonly asOf?: string | undefined;
  /** Whether it counts: rows of a territory are counted, and never listed. */
  readonly isCounted: boolean;
}

/** The municipalities whose rows are counted for entities that work. */
const territories = (entityIds: readonly number[]): Sql => sql`
  from entity e where e.id = any(${[...entityIds]}::bigint[]) and e.active and e.territory_county_id is not null`;

/** The names of the municipalities whose rows count for a caller; none for the operator, for whom all rows do. */
export async function territoryOf(
  db: Queryable,
  { actor, scopeEntityIds }: SignedInCaller,
): Promise<string[]> {
  if (actor.isOperator || actor.ownerId !== null) return [];
  const rows = await db.query<{ name: string }>(
    sql`select name from county where id in (select e.territory_county_id ${territories(scopeEntityIds)}) order by name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Names to the views who asks, and gives groups and sorts the memory of a figure, until the transaction ends; answers the
 * municipalities that are the territory of the caller's entities.
 */
function reachStatement(caller: SignedInCaller, { asOf, isCounted }: Asked): Sql {
  const settings = reachSettings(caller, asOf && endOfDay(asOf, caller.actor.timezone));
  const set = Object.entries({ ...settings, work_mem: '64MB' }).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  const entities = caller.actor.ownerId === null ? caller.scopeEntityIds : [];
  const territory = isCounted
    ? sql`coalesce((select array_agg(distinct e.territory_county_id)::text ${territories(entities)}), '')`
    : sql`''`;
  return sql`select ${join(set)}, set_config('coleira.territory', ${territory}, true) as territory`;
}

/** The moment before which versions count for a past day: the end of that day where the user is. */
const endOfDay = (day: string, timezone: string): string => startOfDay(addDays(day, 1), timezone);

/**
 * Runs work in a transaction that reads, of now or of a past day, as far as the caller's rights reach; each statement, and
 * each cursor, sees one state. The work learns whether the caller has a territory whose rows count.
 */
export const readAs = <T>(
  db: Db,
  caller: SignedInCaller,
  asked: Asked,
  work: (tx: Tx, hasTerritory: boolean) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const { territory } = await getOne<{ territory: string }>(tx, reachStatement(caller, asked));
    return work(tx, territory !== '');
  });
