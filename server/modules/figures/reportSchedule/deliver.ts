import sql from 'sql-template-tag';
import { runReport } from '../../../../resources/figures/reportRun/jobs.ts';
import type { ScheduleRecipient } from '../../../../resources/figures/reportSchedule/schema.ts';
import type { ParameterValues } from '../../../../resources/figures/dataSet/parameters.ts';
import type { ReportFormat } from '../../../../resources/figures/reportTemplate/formats.ts';
import { auditRows } from '../../../audit/writer.ts';
import { findCallerNow, type KeptCaller } from '../../../auth/session.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import type { Tx } from '../../../db/db.ts';
import { languageIn } from '../../../language.ts';
import { findTemplate, titleOf } from '../../../reporting/report/template.ts';
import { queueReport } from '../../../reporting/report/queueReport.ts';
import { findAccounts } from './recipients.ts';

/** A schedule as it is sent. */
export interface SentSchedule {
  readonly id: number;
  readonly name: string;
  readonly templateId: number;
  readonly parameters: ParameterValues;
  readonly format: ReportFormat;
  readonly recipients: readonly ScheduleRecipient[];
}

/** A user of an entity, with the rights of now; undefined where the account or its place there is no more. */
const callerOf = (
  tx: Tx,
  { settings }: Pick<Services, 'settings'>,
  userId: number,
  entityId: number | null,
): Promise<SignedInCaller | undefined> => {
  const kept = {
    actor: {
      id: userId,
      entity: entityId === null ? null : { id: entityId, name: '' },
      impersonatorId: null,
    },
    ip: '127.0.0.1',
    userAgent: null,
    scopeEntityIds: [],
  };
  return findCallerNow(tx, kept as unknown as KeptCaller, settings.productToken);
};

/**
 * Has the report of a schedule run for each of its recipients: for an account with what that account may see, for an
 * address with what the user of the schedule may see.
 * @param only the one recipient of a run that its user has asked for
 */
export async function deliver(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  owner: SignedInCaller,
  schedule: SentSchedule,
  only?: ScheduleRecipient,
): Promise<{ id: number; jobId: number }[]> {
  const recipients = only ? [only] : schedule.recipients;
  const accounts = await findAccounts(tx, owner, recipients);
  const template = await findTemplate(tx, schedule.templateId, owner.actor);
  const queued: { id: number; jobId: number }[] = [];
  if (!template) return queued;
  for (const { email, parameters } of recipients) {
    const account = accounts.get(email);
    // Who has lost the account meanwhile gets nothing, and the address does not inherit the rights of another.
    // eslint-disable-next-line no-await-in-loop
    const caller = account ? await callerOf(tx, services, account.id, account.entityId) : owner;
    if (!caller) continue;
    const subject = `${titleOf(template, languageIn(caller.actor.language))} (${schedule.format})`;
    const request = { parameters: { ...schedule.parameters, ...parameters }, format: schedule.format };
    // eslint-disable-next-line no-await-in-loop
    const run = await queueReport({ tx, caller }, template, request, subject);
    // eslint-disable-next-line no-await-in-loop
    await tx.query(sql`update report_run set schedule_id = ${schedule.id}, recipient = ${email},
      is_account = ${account !== undefined} where id = ${run.id}`);
    tx.atCommit(
      auditRows(owner, [
        {
          action: 'REPORT_SENT',
          objectType: 'reportSchedule',
          objectId: schedule.id,
          details: { recipient: email, isAccount: account !== undefined, name: runReport.name },
        },
      ]),
    );
    queued.push(run);
  }
  return queued;
}
