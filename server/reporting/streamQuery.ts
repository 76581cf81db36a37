import sql, { raw } from 'sql-template-tag';
import type { LocaleName } from '../../i18n/locale.ts';
import type { AnsweredColumn, DataValue } from '../../resources/figures/dataSet/query.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { answeredColumns, rowReader, type QueryRow } from './answerQuery.ts';
import { askedOf, type QueryPlan } from './queryPlan.ts';
import { querySql } from './querySql.ts';
import { readAs } from './reach.ts';

/** Rows that are in memory at a time. */
const ROWS_AT_A_TIME = 2_000;

/** Takes the rows of a stream. Must not use the database: the embedded one has one connection, which reads. */
export interface RowSink {
  readonly columns?: (columns: readonly AnsweredColumn[]) => Promise<void> | void;
  readonly rows: (rows: readonly (readonly DataValue[])[]) => Promise<void> | void;
}

/**
 * Streams all rows of a question from one state of the register, in constant memory. It may take minutes; what the sink
 * throws ends it.
 * @returns when the state was read, and the number of rows
 */
export async function streamQuery(
  { db, standby }: Pick<Services, 'db'> & Partial<Pick<Services, 'standby'>>,
  caller: SignedInCaller,
  plan: QueryPlan,
  language: LocaleName,
  sink: RowSink,
): Promise<{ readonly countedAt: string; readonly rows: number }> {
  const read = rowReader(plan, language);
  const from = standby ? await standby.forLongRead() : db;
  const countedAt = new Date().toISOString();
  let count = 0;
  await sink.columns?.(answeredColumns(plan, language));
  await readAs(from.withoutTimeLimit(), caller, askedOf(plan), async (tx, hasTerritory) => {
    await tx.query(sql`declare figures no scroll cursor for ${querySql(plan, caller, { hasTerritory })}`);
    for (;;) {
      const rows = await tx.query<QueryRow>(sql`fetch ${raw(String(ROWS_AT_A_TIME))} from figures`);
      if (rows.length === 0) return;
      count += rows.length;
      await sink.rows(rows.map((row) => read(row).values));
    }
  }).catch((error: unknown) => {
    // The report is begun anew, by the primary then.
    if (from !== db) standby?.failedLongRead(error);
    throw error;
  });
  return { countedAt, rows: count };
}
