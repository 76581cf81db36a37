import sql, { type Sql } from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';
import { COUNT_CAP } from './total.ts';

/** Rows that a list is followed through in its order before all that match are sorted instead. */
const REACH = 20_000;
/** More are not sorted: following the order further costs less. */
const TOO_MANY = 200_000;
/** Pages beyond this are reached by the planner's way: few ask for them, and by cursor none needs to. */
const FIRST_ROWS = 1_000;
/** What was found about a list is good for this long. */
const KEPT_MS = 30_000;
const KEPT_MAX = 500;

/** The rows that a list has, and their order. */
export interface Walk {
  /** The table, as `t`. */
  readonly from: Sql;
  readonly where: Sql;
  /** What keeps rows before a cursor out; empty or beginning with `and`. */
  readonly beyond: Sql;
  readonly orderBy: Sql;
  /** The order's column, and the order by it where it is called `place`. */
  readonly column: Sql;
  readonly byPlace: Sql;
  readonly limit: number;
  readonly offset: number;
}

/**
 * `index`: an index has exactly these rows in this order. `near`: the order is followed, and rows are left out. `sort`: all
 * are sorted. `plain`: as the planner chooses.
 */
type Way = 'index' | 'near' | 'sort' | 'plain';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly Filter?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Nodes of a plan around those that read tables. */
const AROUND = /Limit|Sort|Gather|Result/;

/** By database, then by statement. */
const ways = new WeakMap<Queryable, Map<string, { way: Way; readonly at: number }>>();

const inOrder = ({ from, where, beyond, orderBy, limit, offset }: Walk): Sql =>
  sql`select t.id from ${from} where ${where}${beyond} ${orderBy} limit ${limit} offset ${offset}`;

/** Which list it is: pages of one list are found in one way. */
function keyOf(list: Walk): string {
  const { sql: text, values } = inOrder({ ...list, offset: 0 });
  return text + JSON.stringify(values);
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/**
 * Returns the way that is best by what the planner says of a statement whose rows are known to be many. What it finds with
 * other tables, or from a place in the order on, is left to it.
 */
function wayBy(plan: PlanNode): Way {
  const [scan, ...others] = nodesOf(plan).filter((node) => !AROUND.test(node['Node Type']));
  if (!scan || others.some((node) => !/Bitmap/.test(node['Node Type']))) return 'plain';
  const sort = nodesOf(plan).find((node) => node['Node Type'].endsWith('Sort'));
  if (sort) return sort['Plan Rows'] < COUNT_CAP ? 'near' : 'plain';
  if (scan.Filter === undefined) return 'index';
  return scan['Index Cond'] === undefined ? 'near' : 'plain';
}

async function explain(db: Queryable, statement: Sql): Promise<PlanNode> {
  // The one column is named QUERY PLAN, which is no name for a key.
  const [found] = Object.values(
    await getOne<Record<string, unknown>>(db, sql`explain (format json) ${statement}`),
  );
  const plan = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: PlanNode }];
  return plan[0].Plan;
}

const idsOf = async (db: Queryable, statement: Sql): Promise<number[]> =>
  (await getOne<{ ids: number[] }>(db, sql`select array(${statement}) as ids`)).ids;

/**
 * Returns the ids of a page of a list in which more rows match than are counted. The planner takes conditions and orders
 * for independent of each other. Where they are not, as for the youngest animals by the date of their registration, it
 * follows the order through nearly all rows before a page is full; and of texts it does not know how many contain a word,
 * so that it sorts tens of thousands for one page. Unless an index has just these rows in their order, the first `REACH`
 * rows of the order are looked at, and where they do not fill the page all that match are sorted.
 */
export async function walk(db: Queryable, list: Walk): Promise<number[]> {
  const { from, where, beyond, orderBy, column, byPlace, limit, offset } = list;
  if (offset + limit > FIRST_ROWS) return idsOf(db, inOrder(list));
  const statement = inOrder(list);
  const kept = ways.get(db) ?? new Map<string, { way: Way; at: number }>();
  ways.set(db, kept);
  const key = keyOf(list);
  let known = kept.get(key);
  if (!known || Date.now() - known.at > KEPT_MS) {
    known = { way: wayBy(await explain(db, statement)), at: Date.now() };
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    kept.set(key, known);
  }
  if (known.way === 'near') {
    const near = await idsOf(
      db,
      sql`select t.id from (select t.* from ${from} where true${beyond} ${orderBy} limit ${REACH}) t
        where ${where} ${orderBy} limit ${limit} offset ${offset}`,
    );
    if (near.length === limit) return near;
    const { 'Plan Rows': rows } = await explain(db, sql`select 1 from ${from} where ${where}`);
    known.way = rows > TOO_MANY ? 'plain' : 'sort';
  }
  if (known.way !== 'sort') return idsOf(db, statement);
  return idsOf(
    db,
    // Without the offset the planner would follow the order after all.
    sql`select t.id from (select t.id, ${column} as place from ${from} where ${where}${beyond} offset 0) t
      ${byPlace} limit ${limit} offset ${offset}`,
  );
}

/** Whether a list was found a moment ago to have an index with just its rows in their order. */
export function isWalkedByIndex(db: Queryable, list: Walk): boolean {
  const kept = ways.get(db);
  if (!kept || kept.size === 0) return false;
  const known = kept.get(keyOf(list));
  return known?.way === 'index' && Date.now() - known.at < KEPT_MS;
}
