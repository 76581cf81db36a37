import type { Tx } from '../db/db.ts';
import { type Mail, type Mailer, MailRefused } from '../mail/mailer.ts';
import { enqueue, GiveUp, type OutboxHandler } from './outbox.ts';

/**
 * Time limit of a mail; no user waits for it. A mail server that has a whole mail and does not answer may still
 * deliver it, and RFC 5321 (4.5.3.2.6) grants it ten minutes: giving up earlier sends twice. Five minutes keep a dead
 * server from holding mails longer.
 */
const PATIENCE_MS = 300_000;

/** Sends a mail once `tx` has committed: `enqueueMail(tx, composeMail('passwordChanged', target, about))`. */
export const enqueueMail = (tx: Tx, { to, subject, text, html }: Mail): Promise<void> =>
  enqueue(tx, 'MAIL', { to, subject, text, html });

/** Handler of kind MAIL. */
export const mailHandler =
  (mailer: Mailer): OutboxHandler =>
  async ({ id, payload, creationTimestamp }) => {
    const date = new Date(creationTimestamp);
    const mail: Mail = { ...(payload as Mail), id: `outbox-${id}-${date.getTime()}`, date };
    try {
      await mailer.send(mail, { patience: PATIENCE_MS });
    } catch (error) {
      if (error instanceof MailRefused) throw new GiveUp(error.message);
      throw error;
    }
  };
