// Run as a process of its own, to be killed: sends the mails that wait in the outbox of a data folder.
import { openPglite } from '../../server/db/pglite.ts';
import { mailHandler } from '../../server/jobs/mail.ts';
import { startOutbox } from '../../server/jobs/outbox.ts';
import { openMailer } from '../../server/mail/mailer.ts';

const dataDir = process.argv[2]!;
const mailer = openMailer({ dataDir, smtpUrl: undefined, mailFrom: 'no-reply@coleira.pt' });
const send = mailHandler(mailer);
startOutbox(await openPglite({ dataDir }), {
  MAIL: async (job) => {
    await send(job);
    process.stdout.write(`${job.id}\n`);
  },
});
setInterval(() => undefined, 1_000);
