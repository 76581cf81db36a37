import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { sendCertificatesInBulk } from '../../../../resources/animals/certificate/bulkCalls.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { CertificateLanguage } from '../../../../resources/animals/certificate/certificateValues.ts';
import { findCallerNow, type KeptCaller } from '../../../auth/session.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { findOne, getOne } from '../../../db/db.ts';
import { forbidden, Refusal } from '../../../errors.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import { composeMail } from '../../../mail/texts.ts';
import { runWrite } from '../../../write/pipeline.ts';
import { notify } from '../../common/notification/notify.ts';
import { templateName } from '../certificateTemplate/templateName.ts';
import { drawRequested, storeCertificate } from './issue.ts';

/**
 * The longest pause after a certificate, in milliseconds. A pause is as long as the certificate took: half of the time
 * no certificate of a batch is made beside other calls.
 */
const MAX_PAUSE_MS = 100;
/** Certificates of one mail: mail servers refuse larger ones. */
const MAX_ATTACHMENTS = 50;

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

/**
 * Handler of kind CERTIFICATE_BATCH: issues each certificate in a transaction of its own, which also notes the outcome,
 * so that a process that dies in between continues where it was; the mails leave with the last note.
 */
export const certificateBatchJob =
  (services: Services): OutboxHandler =>
  async ({ payload }) => {
    const { db } = services;
    const { batchId } = payload as { batchId: number };
    const batch = await findOne<Batch>(
      db,
      sql`select b.caller, b.certificate_template_id, b.language, b.email, b.properties, b.is_of_request,
          u.status = 'ACTIVE' as is_active, ${templateName(sql`b.language`)} as template
        from certificate_batch b join app_user u on u.id = b.user_id
          join certificate_template t on t.id = b.certificate_template_id
        where b.id = ${batchId} and b.done_timestamp is null`,
    );
    if (!batch) return;
    const waiting = await db.query<{ transponder: string }>(sql`
      select transponder from certificate_batch_animal
      where batch_id = ${batchId} and outcome is null order by transponder`);
    for (const { transponder } of waiting) {
      const start = performance.now();
      await issueOne(services, batchId, batch, transponder);
      await delay(Math.min(performance.now() - start, MAX_PAUSE_MS));
    }
    await finish(services, batchId, batch);
  };

/**
 * Who issues the certificates of a batch: its requester with the rights of now. Those of an accepted request are owed
 * since the decision, whatever becomes of who decided.
 * @throws Refusal 403 where the requester may not issue them any more
 */
async function callerOf({ db, settings }: Services, { caller, isOfRequest }: Batch): Promise<SignedInCaller> {
  if (isOfRequest) return { ...caller, sessionHash: Buffer.alloc(0) };
  const now = await findCallerNow(db, caller, settings.productToken);
  if (!now || !allows(sendCertificatesInBulk.access, now.actor)) throw forbidden();
  return now;
}

async function issueOne(
  services: Services,
  batchId: number,
  batch: Batch,
  transponder: string,
): Promise<void> {
  const { certificateTemplateId, language, properties, isOfRequest } = batch;
  const note = (outcome: string, documentId: number | null) => sql`
    update certificate_batch_animal set outcome = ${outcome}, document_id = ${documentId}
    where batch_id = ${batchId} and transponder = ${transponder} and outcome is null returning 1`;
  try {
    const caller = await callerOf(services, batch);
    const drawn = await drawRequested(services, caller, {
      transponder,
      templateId: certificateTemplateId,
      properties,
      language,
    });
    await runWrite(services, caller, null, async (write) => {
      const { documentId } = await storeCertificate(write, drawn, isOfRequest);
      write.tx.atCommit(note('DONE', documentId));
      return { status: 200, body: null };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await services.db.query(note(error.errors[0]?.error ?? error.code, null));
  }
}

const noticeType = (issued: number, isMailed: boolean) =>
  issued === 0
    ? 'CERTIFICATE_BATCH_EMPTY'
    : isMailed
      ? 'CERTIFICATE_BATCH_MAILED'
      : 'CERTIFICATE_BATCH_READY';

/**
 * Ends a batch: its certificates are mailed, and its requester is notified. Nothing is mailed in the name of an account
 * that was made inactive in between.
 */
async function finish(
  services: Services,
  batchId: number,
  { email, template, caller, isOfRequest, isActive, language }: Batch,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ended = await tx.query(
      sql`update certificate_batch set done_timestamp = now() where id = ${batchId} and done_timestamp is null returning id`,
    );
    if (ended.length === 0) return;
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
    if (email === null || !(isActive || isOfRequest)) return;
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
  });
}
