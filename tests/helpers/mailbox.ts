import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail as it lies in the outbox folder. */
export interface ReceivedMail {
  to: string;
  subject: string;
  /** The plain-text part, with \n at line ends. */
  text: string;
  html: string;
  /** The whole file. */
  source: string;
}

const encodedWord = /=\?utf-8\?(q|b)\?([^?]*)\?=(?:\s+(?==\?))?/gi;

function decodeHeader(value: string): string {
  return value.replace(encodedWord, (_, kind: string, word: string) => {
    if (kind.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('utf8');
    const bytes = word
      .replaceAll('_', ' ')
      .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
}

function header(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  return decodeHeader(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
}

function part(source: string, type: string): string {
  const boundary = /boundary="?([^"\n;]+)"?/i.exec(source)?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  const found = parts.find((text) =>
    new RegExp(`^content-type: ${type}`, 'im').test(text.split('\n\n', 1)[0] ?? ''),
  );
  return found === undefined ? '' : found.slice(found.indexOf('\n\n') + 2);
}

/** Reads a mail file. */
export function parseMail(file: string): ReceivedMail {
  const source = file.replaceAll('\r\n', '\n');
  return {
    to: header(source, 'To'),
    subject: header(source, 'Subject'),
    text: part(source, 'text/plain'),
    html: part(source, 'text/html'),
    source,
  };
}

/** The mails in an outbox folder, oldest first, to one address where one is given. */
export async function readMails(outbox: string, to?: string): Promise<ReceivedMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => parseMail(await readFile(join(outbox, name), 'utf8'))),
  );
  return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

/** The newest mail to an address; throws when there is none. */
export async function newestMail(outbox: string, to: string): Promise<ReceivedMail> {
  const mail = (await readMails(outbox, to)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${to} in ${outbox}`);
  return mail;
}

/** The 6-digit code that stands alone on a line of a mail. */
export function codeIn(mail: ReceivedMail): string {
  const code = /^(\d{6})$/m.exec(mail.text)?.[1];
  if (code === undefined) throw new Error(`no code in "${mail.subject}"`);
  return code;
}

/** The code of the newest mail to an address. */
export const newestCode = async (outbox: string, to: string): Promise<string> =>
  codeIn(await newestMail(outbox, to));
