import { createTransport, type Transporter } from 'nodemailer';
import { MailAway, MailRefused } from './errors.ts';
import type { Mailer } from './mailer.ts';
import { envelopeOf } from './message.ts';

/** Milliseconds that a mail may take to be handed over, unless its sender says otherwise. */
export const PATIENCE_MS = 4_000;

/** A transport whose every step gives up after so many milliseconds. */
const transportOf = (url: string, patience: number): Transporter =>
  createTransport({
    url,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Rejects once the time is up, for the steps of a connection add up to more than each may take. */
async function within<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailAway('the mail server is too slow')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function classified(error: unknown): Error {
  if (error instanceof MailAway) return error;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && (responseCode ?? 0) >= 500
    ? new MailRefused(`the mail server refused a mail (${responseCode})`)
    : new MailAway('the mail server does not take mails', { cause: error });
}

/** Sends by the mail server at `url`, one connection per mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transports = new Map<number, Transporter>();
  return {
    async send(mail, { patience = PATIENCE_MS } = {}) {
      const message = { ...envelopeOf(mail, from), text: mail.text, html: mail.html };
      let transport = transports.get(patience);
      if (transport === undefined) transports.set(patience, (transport = transportOf(url, patience)));
      const sent = transport.sendMail(message) as Promise<unknown>;
      await within(sent, patience).catch((error: unknown) => {
        throw classified(error);
      });
    },
    close() {
      for (const transport of transports.values()) transport.close();
    },
  };
}
