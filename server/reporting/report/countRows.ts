import sql from 'sql-template-tag';
import type { Services, SignedInCaller } from '../../context.ts';
import { getOne } from '../../db/db.ts';
import { askedOf, type QueryPlan } from '../queryPlan.ts';
import { querySql } from '../querySql.ts';
import { readAs } from '../reach.ts';
import type { SourcePlan } from '../sourcePlan.ts';
import { runSourceQuery } from '../sourceQuery.ts';

/** Counts the rows that a source answers. */
export const countRows = (
  services: Pick<Services, 'db' | 'reporting' | 'settings'>,
  caller: SignedInCaller,
  plan: SourcePlan['plan'],
): Promise<number> =>
  plan.kind === 'QUERY'
    ? runSourceQuery(services, caller, plan, ({ count }) => count())
    : countAnswered(services, caller, plan.plan);

async function countAnswered(
  { db }: Pick<Services, 'db'>,
  caller: SignedInCaller,
  plan: QueryPlan,
): Promise<number> {
  const { order: _, ...query } = plan.query;
  const { rows } = await readAs(db, caller, askedOf(plan), (tx, hasTerritory) =>
    getOne<{ rows: number }>(
      tx,
      sql`select count(*)::int as rows from (${querySql({ ...plan, query }, caller, { hasTerritory })}) as counted`,
    ),
  );
  return rows;
}
