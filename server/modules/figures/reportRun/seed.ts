import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { REPORT_KEPT_DAYS, runReport } from '../../../../resources/figures/reportRun/jobs.ts';
import type { KeptCaller } from '../../../auth/session.ts';
import { findCallerNow } from '../../../auth/session.ts';
import { getOne, type Db } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { planFor } from '../../../reporting/report/planFor.ts';
import { titleOf } from '../../../reporting/report/template.ts';
import { writeReport } from '../../../reporting/report/writeReport.ts';
import { appendToResult } from '../../../work/resultFile.ts';
import { filenameOf, TYPES } from './resultFile.ts';

const TEMPLATE = 'Cobertura antirrábica por concelho';

/** Writes the report of the demonstration: one that the operator has run, with its file. */
export async function writeReportRuns(db: Db, operatorId: number, productToken: string): Promise<void> {
  const found = await getOne<{ templateId: number; entityId: number | null }>(
    db,
    sql`select t.id as template_id, u.entity_id from report_template t, app_user u
      where t.name = ${TEMPLATE} and u.id = ${operatorId}`,
  );
  const entity = found.entityId === null ? null : { id: found.entityId, name: '' };
  const actor = { id: operatorId, entity, impersonatorId: null } as KeptCaller['actor'];
  const kept = { actor, ip: '', userAgent: null, scopeEntityIds: [] };
  const caller = await findCallerNow(db, kept, productToken);
  if (!caller) throw new Error('The operator of the demonstration has no place of work.');
  const report = await planFor(db, caller, found.templateId, { parameters: {} }, 'pt');
  const parts: Uint8Array[] = [];
  const output = { format: 'CSV', language: 'pt' } as const;
  const { rows, snapshot, filters } = await writeReport({ db }, caller, report, output, async (bytes) => {
    parts.push(bytes);
  });
  const file = Buffer.concat(parts);
  const title = titleOf(report.template, 'pt');
  await db.transaction(async (tx) => {
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`insert into job (name, user_id, caller, input, subject, state, done, outcome, is_heavy, start_timestamp, end_timestamp)
        values (${runReport.name}, ${operatorId}, ${json(kept)}, '{}', ${`${title} (CSV)`}, 'DONE', ${rows},
          ${json({ rows })}, true, now(), now()) returning id`,
    );
    const run = await getOne<{ id: number }>(
      tx,
      sql`insert into report_run (job_id, template_id, template_version, format, parameters, filters, left_out,
          snapshot_timestamp, row_count, sha256)
        values (${id}, ${report.template.id}, ${report.template.version}, 'CSV', '{}', ${json(filters)}, '[]',
          ${snapshot}, ${rows}, ${createHash('sha256').update(file).digest('hex')}) returning id`,
    );
    await tx.query(sql`update job set input = ${json({ runId: run.id })} where id = ${id}`);
    await appendToResult(tx, { id, userId: operatorId }, file);
    await tx.query(sql`update large_file set filename = ${filenameOf(title, 'CSV')}, type = ${TYPES.CSV},
      expiration_timestamp = now() + ${REPORT_KEPT_DAYS} * interval '1 day' where job_id = ${id}`);
  });
}
