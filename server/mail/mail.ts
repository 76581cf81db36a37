/** A file that a mail carries. */
export interface MailAttachment {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** One mail to one person. */
export interface Mail {
  /** A single address, without a name. */
  to: string;
  subject: string;
  /** Plain text; lines end in \n. */
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /**
   * Names this mail for good, so that a repeat after a crash is recognised: by the folder of mails, which
   * keeps one of them, and by mail programs, which see the same Message-ID.
   */
  id?: string;
  /** When it was written; now by default. */
  date?: Date;
}

/** Options for sending one mail. */
export interface SendOptions {
  /** Milliseconds after which the server counts as unavailable; 4,000 by default, since a user is waiting. */
  patience?: number;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Hands a mail over.
   * @throws MailUnavailable when the mail server cannot take it now
   * @throws MailRefused when it will never be taken as it is
   */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  /** Asks the mail server whether it takes mails of this sender now; answers why not, in one sentence. */
  findFault?(): Promise<string | undefined>;
  close(): void;
}
