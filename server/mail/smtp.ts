import { createTransport } from 'nodemailer';
import { MailUnavailable, MailRefused } from './errors.ts';
import type { Mailer } from './mail.ts';
import { attachmentsOf, envelopeOf } from './message.ts';

/** Milliseconds that the delivery of a mail may take, unless its sender sets another limit. */
export const PATIENCE_MS = 4_000;

function classified(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && (responseCode ?? 0) >= 500
    ? new MailRefused(`the mail server refused a mail (${responseCode})`)
    : new MailUnavailable('the mail server does not take mails', { cause: error });
}

/** Sends by the mail server at `url`, one connection per mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail, { patience = PATIENCE_MS } = {}) {
      // Out of patience the connection is cut: a mail that was given up must not leave after all.
      const signal = AbortSignal.timeout(patience);
      try {
        await transport.sendMail({
          ...envelopeOf(mail, from),
          text: mail.text,
          html: mail.html,
          attachments: attachmentsOf(mail.attachments),
          signal,
        });
      } catch (error) {
        throw classified(error);
      }
    },
    async findFault() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        const { code = 'unknown' } = error as { code?: string };
        return (
          `The mail server of SMTP_URL does not answer (${code}): codes and links do not arrive. Correct SMTP_URL and restart; ` +
          'npm run sign-in:link -- --email EMAIL makes a link to sign in meanwhile.'
        );
      }
    },
    close: () => transport.close(),
  };
}
