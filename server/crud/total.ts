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

const explained = (from: Sql, where: Sql): Sql =>
  sql`explain (format json) select 1 from ${from} where ${where}`;

const keyOf = ({ sql: text, values }: Sql): string => text + JSON.stringify(values);

function readEstimate(db: Queryable, key: string): number | undefined {
  const known = estimates.get(db)?.get(key);
  return known && Date.now() - known.at < ESTIMATE_MS ? known.rows : undefined;
}

function keepEstimate(db: Queryable, key: string, rows: number): void {
  const kept = estimates.get(db) ?? new Map<string, Estimate>();
  estimates.set(db, kept);
  if (kept.size >= ESTIMATES_MAX) kept.delete(kept.keys().next().value!);
  kept.set(key, { rows, at: Date.now() });
}

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
  const statement = explained(from, where);
  const key = keyOf(statement);
  const known = readEstimate(db, key);
  if (known !== undefined) return { totalItems: known, totalIsEstimate: true };
  // The one column is named QUERY PLAN, which is no name for a key.
  const [found] = Object.values(await getOne<Record<string, unknown>>(db, statement));
  const plan = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: { 'Plan Rows': number } }];
  const rows = roundEstimate(Math.max(COUNT_CAP, plan[0].Plan['Plan Rows']));
  keepEstimate(db, key, rows);
  return { totalItems: rows, totalIsEstimate: true };
}

/** Returns the total of a list that was found to be so long a moment ago that nothing need be counted. */
export function largeTotal(db: Queryable, from: Sql, where: Sql): Total | undefined {
  const rows = readEstimate(db, keyOf(explained(from, where)));
  return rows !== undefined && rows >= LARGE ? { totalItems: rows, totalIsEstimate: true } : undefined;
}
