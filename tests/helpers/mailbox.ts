import { type StoredMail, readMailFolder } from '../../server/mail/folder.ts';

/** The mails in an outbox folder, oldest first, to one address where one is given. */
export async function readMails(outbox: string, to?: string): Promise<StoredMail[]> {
  const mails = await readMailFolder(outbox, Infinity);
  return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

/** The newest mail to an address; throws when there is none. */
export async function newestMail(outbox: string, to: string): Promise<StoredMail> {
  const mail = (await readMails(outbox, to)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${to} in ${outbox}`);
  return mail;
}

/** The 6-digit code that stands alone on a line of a mail. */
export function codeIn(mail: StoredMail): string {
  const code = /^(\d{6})$/m.exec(mail.text)?.[1];
  if (code === undefined) throw new Error(`no code in "${mail.subject}"`);
  return code;
}

/** The code of the newest mail to an address. */
export const newestCode = async (outbox: string, to: string): Promise<string> =>
  codeIn(await newestMail(outbox, to));
