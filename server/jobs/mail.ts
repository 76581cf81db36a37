import sql from 'sql-template-tag';
import { isUndeliverable } from '../../resources/numbers/email.ts';
import { findOne, getOne, type Db, type Tx } from '../db/db.ts';
import { readLargeFile } from '../files/largeFiles.ts';
import type { Mail, MailAttachment, Mailer } from '../mail/mail.ts';
import { MailRefused } from '../mail/mailer.ts';
import { enqueue, GiveUp, type OutboxHandler } from './outbox.ts';
import { paceOf, type MailCause } from './pace.ts';

/**
 * Time limit of a mail; no user waits for it. A mail server that has a whole mail and does not answer may still
 * deliver it, and RFC 5321 (4.5.3.2.6) grants it ten minutes: giving up earlier sends twice. Five minutes keep a dead
 * server from holding mails longer.
 */
const PATIENCE_MS = 300_000;

/**
 * Sends a mail once `tx` has committed: `enqueueMail(tx, composeMail('passwordChanged', target, about), 'NOTICE')`. One
 * that its account may not cause yet waits; one to an account without an address is not sent.
 * @param documentIds documents that are attached; their contents are read when it is sent
 * @param jobId the job whose file is attached
 */
export const enqueueMail = async (
  tx: Tx,
  { to, subject, text, html }: Mail,
  cause: MailCause,
  documentIds: readonly number[] = [],
  jobId?: number,
): Promise<void> => {
  if (isUndeliverable(to)) return;
  await enqueue(
    tx,
    'MAIL',
    {
      to,
      subject,
      text,
      html,
      ...(documentIds.length > 0 && { documentIds }),
      ...(jobId !== undefined && { jobId }),
    },
    paceOf(cause, to),
  );
};

/** What a mail is about whose outcome is asked for later. */
export interface MailSubject {
  readonly subjectType: string;
  readonly subjectId: number;
  /** What the receiver is to the subject: it is kept, the address is not. */
  readonly receiver: string;
}

/** Notes, as one of the outcomes of a subject, that there is no address to write to. */
export const noteNoAddress = async (
  tx: Tx,
  { subjectType, subjectId, receiver }: MailSubject,
): Promise<void> => {
  await tx.query(sql`insert into mail_outcome (subject_type, subject_id, receiver, state, state_timestamp)
    values (${subjectType}, ${subjectId}, ${receiver}, 'NO_ADDRESS', now())`);
};

/** Sends a mail likewise, as one that never waits, and keeps whether it left the register. */
export const enqueueTrackedMail = async (tx: Tx, mail: Mail, subject: MailSubject): Promise<void> => {
  if (isUndeliverable(mail.to)) return noteNoAddress(tx, subject);
  const { id } = await getOne<{ id: number }>(
    tx,
    sql`insert into mail_outcome (subject_type, subject_id, receiver)
      values (${subject.subjectType}, ${subject.subjectId}, ${subject.receiver}) returning id`,
  );
  const { to, subject: title, text, html } = mail;
  await enqueue(tx, 'MAIL', { to, subject: title, text, html, outcomeId: id });
};

const noteOutcome = async (db: Db | undefined, id: number, state: 'SENT' | 'FAILED'): Promise<void> => {
  await db?.query(sql`update mail_outcome set state = ${state}, state_timestamp = now() where id = ${id}`);
};

/** The documents that a mail carries, in the order of their ids. */
const attachmentsOf = async (db: Db | undefined, ids: readonly number[]): Promise<MailAttachment[]> => {
  if (!db) throw new GiveUp('a mail with documents needs the database');
  const found = await db.query<{ filename: string; type: string; bytes: Uint8Array }>(sql`
    select d.filename, d.type, c.bytes from document d join file_content c using (sha256)
    where d.id = any(${[...ids]}::bigint[]) order by d.id`);
  return found.map(({ filename, type, bytes }) => ({ filename, type, bytes: Buffer.from(bytes) }));
};

/** The file of a job, as an attachment; none where it has expired before the mail could be sent. */
const fileOf = async (db: Db | undefined, jobId: number): Promise<MailAttachment[]> => {
  if (!db) throw new GiveUp('a mail with a file needs the database');
  const found = await findOne<{ id: string; filename: string; type: string }>(
    db,
    sql`select id, filename, type from large_file where job_id = ${jobId} and is_result`,
  );
  if (!found) throw new GiveUp('the file that the mail carries has expired');
  const parts: Uint8Array[] = [];
  for await (const part of readLargeFile(db, found.id)) parts.push(part);
  return [{ filename: found.filename, type: found.type, bytes: Buffer.concat(parts) }];
};

/**
 * Handler of kind MAIL.
 * @param db where documents that mails carry are read
 */
export const mailHandler =
  (mailer: Mailer, db?: Db): OutboxHandler =>
  async ({ id, payload, creationTimestamp }) => {
    const date = new Date(creationTimestamp);
    const { documentIds, jobId, outcomeId, ...content } = payload as Mail & {
      readonly documentIds?: readonly number[];
      readonly jobId?: number;
      readonly outcomeId?: number;
    };
    const attachments =
      jobId === undefined ? documentIds && (await attachmentsOf(db, documentIds)) : await fileOf(db, jobId);
    const mail: Mail = {
      ...content,
      id: `outbox-${id}-${date.getTime()}`,
      date,
      ...(attachments && { attachments }),
    };
    try {
      await mailer.send(mail, { patience: PATIENCE_MS });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      if (outcomeId !== undefined) await noteOutcome(db, outcomeId, 'FAILED');
      throw new GiveUp(error.message);
    }
    if (outcomeId !== undefined) await noteOutcome(db, outcomeId, 'SENT');
  };
