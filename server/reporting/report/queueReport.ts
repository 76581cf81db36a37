import sql from 'sql-template-tag';
import { runReport } from '../../../resources/figures/reportRun/jobs.ts';
import type { ReportFormat } from '../../../resources/figures/reportTemplate/formats.ts';
import type { SignedInCaller } from '../../context.ts';
import { getOne, type Tx } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { startJob } from '../../work/startJob.ts';
import type { ReportRequest } from './planReport.ts';
import type { ReportTemplate } from './template.ts';

/** Has a report written in the name of a caller, once the transaction has committed. */
export async function queueReport(
  write: { readonly tx: Tx; readonly caller: SignedInCaller },
  template: ReportTemplate,
  { parameters, asOf, format }: ReportRequest & { readonly format: ReportFormat },
  subject: string,
): Promise<{ id: number; jobId: number }> {
  // The number is taken before the job, whose input names it.
  const { id } = await getOne<{ id: number }>(
    write.tx,
    sql`select nextval(pg_get_serial_sequence('report_run', 'id'))::bigint as id`,
  );
  const jobId = await startJob(write, runReport, { runId: id }, { subject });
  await write.tx.query(sql`
    insert into report_run (id, job_id, template_id, template_version, format, parameters, as_of)
    overriding system value
    values (${id}, ${jobId}, ${template.id}, ${template.version}, ${format}, ${json(parameters)}, ${asOf ?? null}::date)`);
  return { id, jobId };
}
