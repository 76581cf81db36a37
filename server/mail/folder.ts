import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { escaped } from '../html/escape.ts';
import type { Mail, Mailer } from './mail.ts';
import { attachmentsOf, envelopeOf } from './message.ts';

/** A part that is stored as it reads: no base64 or quoted-printable, so that a code stands in the file as it is. */
const plainPart = (type: string, content: string): { raw: string } => ({
  raw: [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content.replace(/\r?\n/g, '\r\n'),
    '',
  ].join('\r\n'),
});

async function sourceOf(mail: Mail, from: string): Promise<Buffer> {
  const html = mail.html ?? `<pre>${escaped(mail.text)}</pre>`;
  const alternatives = [plainPart('text/plain', mail.text), plainPart('text/html', html)];
  const attachments = attachmentsOf(mail.attachments);
  return new MailComposer({ ...envelopeOf(mail, from), alternatives, attachments }).compile().build();
}

/** Sorts by time of writing, then by order of sending within the millisecond. */
let sequence = 0;
const stampOf = (date: Date): string => date.toISOString().replace(/[-:.]/g, '');
function fileNameOf(mail: Mail): string {
  const stamp = stampOf(mail.date ?? new Date());
  sequence = (sequence + 1) % 1_000_000;
  const id = mail.id ?? `${String(sequence).padStart(6, '0')}-${randomUUID().slice(0, 8)}`;
  return `${stamp}-${id.replace(/[^\w.-]/g, '-')}.eml`;
}

/** Keeps every mail as a file instead of sending it; a mail with an id is kept once. */
export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      const source = await sourceOf(mail, from);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, fileNameOf(mail));
      const there = await access(target).then(
        () => true,
        () => false,
      );
      if (there) return;
      const draft = join(folder, `.${randomUUID()}.draft`);
      await writeFile(draft, source, { mode: 0o600 });
      await rename(draft, target); // a reader sees the whole mail or none
    },
    close: () => undefined,
  };
}

/** A mail as it lies in the folder. */
export interface StoredMail {
  /** The file's name without its ending. */
  name: string;
  to: string;
  subject: string;
  date: string;
  /** The plain-text part, with \n at line ends. */
  text: string;
  html: string;
  /** The whole file, with \n at line ends. */
  source: string;
}

const encodedWord = /=\?utf-8\?(q|b)\?([^?]*)\?=(?:\s+(?==\?))?/gi;

function decodeWord(_: string, kind: string, word: string): string {
  if (kind.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('utf8');
  const byte = (__: string, hex: string): string => String.fromCharCode(parseInt(hex, 16));
  const bytes = word.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, byte);
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Reads a file that this mailer wrote; not a reader of mails from elsewhere. */
function parseMail(name: string, file: string): StoredMail {
  const source = file.replaceAll('\r\n', '\n');
  const head = source.slice(0, source.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
  const header = (field: string): string =>
    (new RegExp(`^${field}: (.*)$`, 'im').exec(head)?.[1] ?? '').replace(encodedWord, decodeWord);
  const boundary = /boundary="?([^"\n;]+)"?/i.exec(source)?.[1] ?? '';
  const part = (type: string): string => {
    const found = source
      .split(`--${boundary}`)
      .find((text) => text.trimStart().startsWith(`Content-Type: ${type}`));
    return found === undefined ? '' : found.slice(found.indexOf('\n\n') + 2).trimEnd();
  };
  return {
    name: name.replace(/\.eml$/, ''),
    to: header('To'),
    subject: header('Subject'),
    date: header('Date'),
    text: part('text/plain'),
    html: part('text/html'),
    source,
  };
}

/** The newest mails in a folder, oldest first. */
export async function readMailFolder(folder: string, limit = 200): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.slice(-limit).map(async (name) => parseMail(name, await readFile(join(folder, name), 'utf8'))),
  );
}

/** Deletes the mails of a folder that were written before a day, and answers how many. */
export async function removeOldMails(folder: string, before: Date): Promise<number> {
  const oldest = stampOf(before);
  const names = await readdir(folder).catch(() => []);
  // A name begins with the moment at which its mail was written.
  const old = names.filter((name) => /^\d{8}T\d{9}Z-.*\.eml$/.test(name) && name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}
