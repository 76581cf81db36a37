import sql from 'sql-template-tag';
import type { CertificateLanguage } from '../../../../../resources/animals/certificate/certificateValues.ts';
import { issueCertificates } from '../../../../../resources/animals/certificate/jobs.ts';
import type { KeptCaller } from '../../../../auth/session.ts';
import type { Services } from '../../../../context.ts';
import { findOne, getOne, type Queryable, type Tx } from '../../../../db/db.ts';
import { Refusal } from '../../../../errors.ts';
import { enqueueMail } from '../../../../jobs/mail.ts';
import { composeMail } from '../../../../mail/texts.ts';
import { handleJob, type JobEnd, type RunningJob } from '../../../../work/handleJob.ts';
import { notify } from '../../../common/notification/notify.ts';
import { templateName } from '../../certificateTemplate/templateName.ts';
import { drawRequested, storeCertificate } from '../issue.ts';

/** Certificates of one mail: mail servers refuse larger ones. */
const MAX_ATTACHMENTS = 50;
/** Outcomes of animals to which a run did not come: the next one does. */
const NOT_REACHED = ['JOB_WAS_CANCELED', 'JOB_RIGHT_LOST', 'JOB_FAILED', 'JOB_KEEPS_STOPPING'];

interface Batch {
  readonly caller: KeptCaller;
  readonly certificateTemplateId: number;
  readonly language: CertificateLanguage;
  readonly email: string | null;
  readonly template: string;
  readonly properties: Readonly<Record<string, string | null>>;
  readonly isOfRequest: boolean;
  /** Whether the account of the requester is in use. */
  readonly isActive: boolean;
}

const findBatch = (db: Queryable, batchId: number): Promise<Batch | undefined> =>
  findOne<Batch>(
    db,
    sql`select b.caller, b.certificate_template_id, b.language, b.email, b.properties, b.is_of_request,
        u.status = 'ACTIVE' as is_active, ${templateName(sql`b.language`)} as template
      from certificate_batch b join app_user u on u.id = b.user_id
        join certificate_template t on t.id = b.certificate_template_id
      where b.id = ${batchId}`,
  );

/**
 * Issues each certificate in a batch of its own, which also notes the outcome, so that a process that dies in between
 * continues where it was; the mails leave with the job's end.
 */
export const issueCertificatesJob = handleJob(
  issueCertificates,
  async (running) => {
    const { services, input } = running;
    const { batchId } = input;
    const found = await findBatch(services.db, batchId);
    if (!found) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
    await running.batch(async ({ tx }) => {
      await tx.query(sql`update certificate_batch set done_timestamp = null where id = ${batchId}`);
      await tx.query(sql`update certificate_batch_animal set outcome = null
        where batch_id = ${batchId} and outcome = any(${NOT_REACHED}::text[])`);
      return { done: 0 };
    });
    const waiting = await services.db.query<{ transponder: string }>(sql`
      select transponder from certificate_batch_animal
      where batch_id = ${batchId} and outcome is null order by transponder`);
    for (const { transponder } of waiting) await issueOne(running, found, transponder);
    return found.isOfRequest ? {} : { path: `/personal/certificates?batch=${batchId}` };
  },
  { ended: (services, tx, end) => finish(services, tx, end), notifies: true },
);

async function issueOne(
  { services, caller, input: { batchId }, batch }: RunningJob<typeof issueCertificates>,
  { certificateTemplateId, language, properties, isOfRequest }: Batch,
  transponder: string,
): Promise<void> {
  const note = (outcome: string, documentId: number | null) => sql`
    update certificate_batch_animal set outcome = ${outcome}, document_id = ${documentId}
    where batch_id = ${batchId} and transponder = ${transponder} and outcome is null`;
  try {
    const drawn = await drawRequested(services, caller, {
      transponder,
      templateId: certificateTemplateId,
      properties,
      language,
    });
    await batch(async (write) => {
      const { documentId } = await storeCertificate(write, drawn, isOfRequest);
      write.tx.atCommit(note('DONE', documentId));
      return { done: 1 };
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'JOB_RIGHT_LOST') throw error;
    const outcome = error.errors[0]?.error ?? error.code;
    await batch(async ({ tx }) => {
      tx.atCommit(note(outcome, null));
      return { done: 1 };
    });
  }
}

const noticeType = (issued: number, isMailed: boolean) =>
  issued === 0
    ? 'CERTIFICATE_BATCH_EMPTY'
    : isMailed
      ? 'CERTIFICATE_BATCH_MAILED'
      : 'CERTIFICATE_BATCH_READY';

/**
 * Ends a batch: its certificates are mailed, and its requester is notified. Nothing is mailed of one that was canceled or
 * has failed, and in the name of an account that was made inactive in between.
 */
async function finish(
  services: Services,
  tx: Tx,
  { input: { batchId }, state, error }: JobEnd<typeof issueCertificates>,
): Promise<void> {
  const batch = await findBatch(tx, batchId);
  if (!batch) return;
  const { email, template, caller, isOfRequest, isActive, language } = batch;
  const outcome = state === 'CANCELED' ? 'JOB_WAS_CANCELED' : (error ?? 'JOB_FAILED');
  await tx.query(sql`update certificate_batch_animal set outcome = ${outcome}
    where batch_id = ${batchId} and outcome is null`);
  await tx.query(sql`update certificate_batch set done_timestamp = now() where id = ${batchId}`);
  const done = await tx.query<{ transponder: string; documentId: number }>(sql`
      select transponder, document_id from certificate_batch_animal
      where batch_id = ${batchId} and document_id is not null order by transponder`);
  if (!isOfRequest) {
    const { total } = await getOne<{ total: number }>(
      tx,
      sql`select count(*)::int as total from certificate_batch_animal where batch_id = ${batchId}`,
    );
    // The requester may have closed the page since.
    await notify(
      { tx, services, caller: { actor: null } },
      {
        userIds: [caller.actor.id],
        type: noticeType(done.length, email !== null),
        objectId: batchId,
        additionalInfo: { template, issued: done.length, total },
      },
    );
  }
  if (email === null || state !== 'DONE' || !(isActive || isOfRequest)) return;
  const target = {
    to: email,
    language,
    publicUrl: services.settings.publicUrl,
  };
  for (let at = 0; at < done.length; at += MAX_ATTACHMENTS) {
    const part = done.slice(at, at + MAX_ATTACHMENTS);
    const about = { names: template, transponders: part.map((one) => one.transponder).join(', ') };
    await enqueueMail(
      tx,
      composeMail('certificates', target, about),
      // Those of an accepted request are the operator's answer.
      isOfRequest ? 'NOTICE' : { caller, services },
      part.map(({ documentId }) => documentId),
    );
  }
}
