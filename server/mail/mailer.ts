import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { folderMailer } from './folder.ts';
import type { Mailer } from './mail.ts';
import { smtpMailer } from './smtp.ts';

export { MailUnavailable, MailRefused } from './errors.ts';

/** Folder of the mails that are kept as files. */
export const outboxFolder = (settings: Pick<Settings, 'dataDir'>): string => join(settings.dataDir, 'outbox');

/** The mailer that the settings name: a mail server, or files in a folder. */
export function openMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return settings.smtpUrl === undefined
    ? folderMailer(outboxFolder(settings), settings.mailFrom)
    : smtpMailer(settings.smtpUrl, settings.mailFrom);
}
