import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** Writes the run of the demonstration: a dry run that was canceled before anything was looked at. */
export async function writeOperationRuns(tx: Queryable, operatorId: number): Promise<void> {
  await tx.query(sql`insert into operation_run
      (name, operation, template_id, parameters, state, user_id, end_timestamp, search_text)
    select name, operation, id, parameters, 'CANCELED', ${operatorId}, now(), search_text
    from operation_template where operation = 'closeLostReports'`);
}
