import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { ParameterValues } from '../../../../../resources/figures/dataSet/parameters.ts';
import type { ReportFormat } from '../../../../../resources/figures/reportTemplate/formats.ts';
import { runReport } from '../../../../../resources/figures/reportRun/jobs.ts';
import { RUNS_REPORTS } from '../../../../../resources/figures/reportTemplate/schema.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import { findOne, type Tx } from '../../../../db/db.ts';
import { json } from '../../../../db/sql.ts';
import { notFound, Refusal } from '../../../../errors.ts';
import { languageIn } from '../../../../language.ts';
import { titleOf } from '../../../../reporting/report/template.ts';
import { writeReport } from '../../../../reporting/report/writeReport.ts';
import { noteOutcome } from '../../../../schedules/runDue.ts';
import { handleJob } from '../../../../work/handleJob.ts';
import { mailReport } from '../../reportSchedule/mailReport.ts';
import { isForAddresses } from '../../reportSchedule/recipients.ts';
import { reportSchedules } from '../../reportSchedule/reportSchedules.ts';
import { planFor } from '../../../../reporting/report/planFor.ts';
import { filenameOf, TYPES } from '../resultFile.ts';

/** Bytes of a file that are kept in memory until they are stored. */
const PART_BYTES = 512 * 1024;
/** Milliseconds after which rows that were written are stored, however few: until then no cancel is noticed. */
const PART_MS = 500;

/** Begins a file anew: what an earlier run has written is of another state of the register. */
async function startAnew(tx: Tx, jobId: number): Promise<void> {
  await tx.query(sql`delete from large_file where job_id = ${jobId} and is_result`);
  await tx.query(sql`update job set done = 0 where id = ${jobId}`);
}

export const runReportJob = handleJob<typeof runReport>(
  runReport,
  async ({ id, input, caller, services, batch }) => {
    const { db } = services;
    const run = await findOne<{
      templateId: number | null;
      parameters: ParameterValues;
      asOf: string | null;
      format: ReportFormat;
      recipient: string | null;
      isAccount: boolean;
    }>(
      db,
      sql`select template_id, parameters, as_of, format, recipient, is_account
        from report_run where id = ${input.runId}`,
    );
    if (!run || run.templateId === null) throw notFound();
    // Who gets it from a schedule needs the right to its data alone; of the schedule's user it was read before.
    if (run.recipient === null && !allows(RUNS_REPORTS, caller.actor))
      throw new Refusal(403, 'JOB_RIGHT_LOST');
    const language = languageIn(caller.actor.language);
    const request = { parameters: run.parameters, asOf: run.asOf ?? undefined };
    const report = await planFor(db, caller, run.templateId, request, language);
    // The template or its source may have changed since the schedule was saved.
    if (run.recipient !== null && !run.isAccount && !isForAddresses(report))
      throw new Refusal(409, 'RECIPIENT_NEEDS_ACCOUNT');
    await batch(async ({ tx }) => {
      await startAnew(tx, id);
      return { done: 0 };
    });

    const hash = createHash('sha256');
    let parts: Uint8Array[] = [];
    let bytes = 0;
    let rows = 0;
    let storedAt = performance.now();
    const store = async (more?: (tx: Tx) => Promise<void>): Promise<void> => {
      const stored = Buffer.concat(parts);
      const done = rows;
      await batch(async ({ tx, append }) => {
        await append(stored);
        await more?.(tx);
        return { done };
      });
      parts = [];
      bytes = 0;
      rows = 0;
      storedAt = performance.now();
    };
    // The embedded database has one connection, which reads the rows: the file is stored once they are read.
    const storesMeanwhile = db.engine === 'postgres';
    const written = await writeReport(
      services,
      caller,
      report,
      { format: run.format, language },
      async (part, count) => {
        hash.update(part);
        parts.push(part);
        bytes += part.length;
        rows += count;
        if (storesMeanwhile && (bytes >= PART_BYTES || performance.now() - storedAt >= PART_MS))
          await store();
      },
    );
    const { snapshot, filters } = written;
    await store(async (tx) => {
      await tx.query(sql`update report_run set snapshot_timestamp = ${snapshot}, row_count = ${written.rows},
        sha256 = ${hash.digest('hex')}, filters = ${json(filters)}, left_out = ${json(report.leftOut)},
        template_version = ${report.template.version}, source_version = ${report.source?.version ?? null}
        where id = ${input.runId}`);
    });
    return {
      counts: { rows: written.rows },
      file: { filename: filenameOf(titleOf(report.template, language), run.format), type: TYPES[run.format] },
    };
  },
  {
    ended: async (services, tx, { input: { runId }, state }) => {
      if (state !== 'DONE' && state !== 'FAILED') return;
      const isDone = state === 'DONE';
      if (isDone) await mailReport(tx, services, runId);
      const run = await findOne<{ scheduleId: number; recipient: string }>(
        tx,
        sql`select schedule_id, recipient from report_run where id = ${runId} and schedule_id is not null`,
      );
      if (run) await noteOutcome({ tx, services }, reportSchedules, run.scheduleId, isDone, run.recipient);
    },
  },
);
