import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../db/db.ts';

/** Counts what a run has made of its records so far. */
export const countOutcomes = (tx: Queryable, runId: number) =>
  getOne<{ readonly changedCount: number; readonly failedCount: number }>(
    tx,
    sql`select count(*) filter (where state = 'CHANGED')::int as changed_count,
        count(*) filter (where state = 'FAILED')::int as failed_count
      from operation_run_record where run_id = ${runId}`,
  );
