import sql, { type Sql } from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';

/** Totals are counted up to here; beyond it the planner's estimate stands in. */
export const COUNT_CAP = 1001;

export interface Total {
  readonly totalItems: number;
  readonly totalIsEstimate?: true;
}

/** An estimate is good for this long: it moves slowly, and a list is paged through quickly. */
const ESTIMATE_MS = 30_000;
const ESTIMATES_MAX = 500;
/** Fewer rows than this might become countable while their estimate is kept. */
const LARGE = 10 * COUNT_CAP;

interface Estimate {
  readonly rows: number;
  readonly at: number;
}

/** By database, then by condition. */
const estimates = new WeakMap<Queryable, Map<string, Estimate>>();

/**
 * Returns an estimate with its first two digits, rounded up: further digits would claim to be known, and a total
 * below what was counted would cut off pages. 4,193,207 becomes 4,200,000.
 */
export function roundEstimate(rows: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rows))) - 1);
  return Math.ceil(rows / step) * step;
}

/** The total of a list, of which it is known first whether its rows need be counted. */
export interface ListTotal {
  /** The total of a list that was found to be so long a moment ago that nothing need be counted. */
  readonly large: Total | undefined;
  /** Whether it was found a moment ago that more rows match than are counted. */
  readonly isLong: boolean;
  /** Returns the total of a list whose rows were counted up to `COUNT_CAP`. */
  readonly of: (counted: number) => Promise<Total>;
}

/**
 * Returns how the number of rows that match a condition is found. Counting ten million rows takes half a second, and no
 * user needs the exact number: above `COUNT_CAP` the planner's estimate is returned and marked as one.
 */
export function listTotal(db: Queryable, from: Sql, where: Sql): ListTotal {
  const kept = estimates.get(db) ?? new Map<string, Estimate>();
  estimates.set(db, kept);
  const statement = sql`explain (format json) select 1 from ${from} where ${where}`;
  let key: string | undefined;
  const keyOf = (): string => (key ??= statement.sql + JSON.stringify(statement.values));
  const last = kept.size > 0 ? kept.get(keyOf()) : undefined;
  const known = last && Date.now() - last.at < ESTIMATE_MS ? last.rows : undefined;

  async function estimate(): Promise<number> {
    // The one column is named QUERY PLAN, which is no name for a key.
    const [found] = Object.values(await getOne<Record<string, unknown>>(db, statement));
    const plan = (typeof found === 'string' ? JSON.parse(found) : found) as [
      { Plan: { 'Plan Rows': number } },
    ];
    const rows = roundEstimate(Math.max(COUNT_CAP, plan[0].Plan['Plan Rows']));
    if (kept.size >= ESTIMATES_MAX) kept.delete(kept.keys().next().value!);
    kept.set(keyOf(), { rows, at: Date.now() });
    return rows;
  }

  const estimated = (rows: number): Total => ({ totalItems: rows, totalIsEstimate: true });
  return {
    large: known !== undefined && known >= LARGE ? estimated(known) : undefined,
    isLong: known !== undefined,
    of: async (counted) =>
      counted < COUNT_CAP ? { totalItems: counted } : estimated(known ?? (await estimate())),
  };
}

/** Returns the number of rows that match a condition, counted on their own. */
export async function totalOf(db: Queryable, from: Sql, where: Sql): Promise<Total> {
  const total = listTotal(db, from, where);
  if (total.large) return total.large;
  const { counted } = await getOne<{ counted: number }>(
    db,
    sql`select count(*)::int as counted from (select from ${from} where ${where} limit ${COUNT_CAP}) few`,
  );
  return total.of(counted);
}
