import { join } from 'node:path';
import { vi } from 'vitest';
import { readMails } from '../../helpers/mailbox.ts';
import { ownServer } from './ownServer.ts';

const outbox = () => join(ownServer().dataDir, 'outbox');

/** How many mails an address has had, to tell the next one from them. */
export const mailCount = async (to: string): Promise<number> => (await readMails(outbox(), to)).length;

/** The first mail to an address after `seen` others. */
export async function nextMail(to: string, seen: number) {
  return vi.waitFor(
    async () => {
      const mail = (await readMails(outbox(), to))[seen];
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    },
    { timeout: 60_000, interval: 30 },
  );
}
