import { randomUUID } from 'node:crypto';
import { MailRefused } from './errors.ts';
import type { Mail, MailAttachment } from './mail.ts';

/** The headers of a mail, as nodemailer expects them. */
export interface Envelope {
  from: string;
  to: { name: string; address: string };
  subject: string;
  date: Date;
  messageId: string;
  headers: Record<string, string>;
}

// One address and nothing that a header, a list or an SMTP command could read as more than that.
const address = /^[^\s<>()[\]\\,;:"@\p{C}]{1,64}@[^\s<>()[\]\\,;:"@\p{C}]{1,189}$/u;
/** The files of a mail as nodemailer takes them. */
export const attachmentsOf = (attachments: readonly MailAttachment[] = []) =>
  attachments.map(({ filename, type, bytes }) => ({ filename, contentType: type, content: bytes }));

const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The checked head of a mail.
 * @throws MailRefused when the address or the subject could break out of its line
 */
export function envelopeOf(mail: Mail, from: string): Envelope {
  if (!address.test(mail.to)) throw new MailRefused('the address of a mail is not one');
  if (control.test(mail.subject)) throw new MailRefused('the subject of a mail has control characters');
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    date: mail.date ?? new Date(),
    messageId: `<${(mail.id ?? randomUUID()).replace(/[^\w.-]/g, '-')}@${domain}>`,
    // Keeps "out of office" answers away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
