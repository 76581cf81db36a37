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
const estimates = new Map<string, { readonly rows: number; readonly at: number }>();

/**
 * Returns an estimate with its first two digits, rounded up: further digits would claim to be known, and a total
 * below what was counted would cut off pages. 4,193,207 becomes 4,200,000.
 */
export function roundEstimate(rows: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rows))) - 1);
  return Math.ceil(rows / step) * step;
}

/**
 * Returns the number of rows that match a condition. Counting ten million rows takes half a second, and no user needs
 * the exact number: above `COUNT_CAP` the planner's estimate is returned and marked as one.
 * @param counted the capped count of the list's own statement
 */
export async function totalOf(db: Queryable, from: Sql, where: Sql, counted: number): Promise<Total> {
  if (counted < COUNT_CAP) return { totalItems: counted };
  const statement = sql`explain (format json) select 1 from ${from} where ${where}`;
  const key = statement.sql + JSON.stringify(statement.values);
  const known = estimates.get(key);
  if (known && Date.now() - known.at < ESTIMATE_MS) return { totalItems: known.rows, totalIsEstimate: true };
  // The one column is named QUERY PLAN, which is no name for a key.
  const [found] = Object.values(await getOne<Record<string, unknown>>(db, statement));
  const plan = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: { 'Plan Rows': number } }];
  const rows = roundEstimate(Math.max(COUNT_CAP, plan[0].Plan['Plan Rows']));
  if (estimates.size >= ESTIMATES_MAX) estimates.delete(estimates.keys().next().value!);
  estimates.set(key, { rows, at: Date.now() });
  return { totalItems: rows, totalIsEstimate: true };
}
