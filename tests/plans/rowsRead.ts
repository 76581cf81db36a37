import { Sql } from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** A table or index that a statement has read much of. */
export interface Reading {
  readonly of: string;
  readonly rows: number;
}

function* readings(plan: Plan): Generator<Reading> {
  if (
    /Scan/.test(plan['Node Type']) &&
    plan['Node Type'] !== 'CTE Scan' &&
    plan['Node Type'] !== 'Subquery Scan'
  ) {
    const rows =
      plan['Actual Rows'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0);
    yield {
      of: `${plan['Node Type']} ${plan['Relation Name'] ?? ''} ${plan['Index Name'] ?? ''}`.trim(),
      // An entry that a bitmap takes from an index is no row yet, and many share a page.
      rows: (rows * plan['Actual Loops']) / (plan['Node Type'] === 'Bitmap Index Scan' ? 10 : 1),
    };
  }
  for (const below of plan.Plans ?? []) yield* readings(below);
}

/** Runs a reading statement once more, and returns what it has read, most first. */
export async function rowsRead(
  db: Db,
  text: string,
  values: readonly unknown[],
): Promise<readonly Reading[]> {
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, at]) => values[Number(at) - 1]);
  parts[0] = `explain (analyze, costs off, timing off, format json) ${parts[0]}`;
  const [answer] = await db.query<Record<string, unknown>>(new Sql(parts, order as never[]));
  const [found] = Object.values(answer!);
  const [{ Plan: plan }] = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: Plan }];
  return [...readings(plan)].toSorted((a, b) => b.rows - a.rows);
}
