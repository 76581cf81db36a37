import { buildApp } from './app.ts';
import { startSealing } from './audit/seal.ts';
import { FORGOT_PASSWORD, forgotPasswordJob } from './auth/forgotJob.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { prepareWorld } from './demo/prepare.ts';
import { HELPDESK_JOB, helpdeskJob } from './helpdesk/job.ts';
import { startJanitor } from './jobs/janitor.ts';
import { mailHandler } from './jobs/mail.ts';
import { startOutbox } from './jobs/outbox.ts';
import { openMailer, outboxFolder } from './mail/mailer.ts';
import { startTallying } from './modules/dashboard/tallies.ts';
import { OWN_DATA, ownDataJob } from './modules/tempDocument/ownData.ts';
import { SettingsError } from './settings/error.ts';
import { readSettings } from './settings/settings.ts';

/** Opens the register and serves it until a signal ends it. */
async function main(): Promise<void> {
  const settings = readSettings();
  const db = await openDb(settings);
  await migrate(db);
  const welcome = await prepareWorld(db, settings);
  const mailer = openMailer(settings);
  const app = await buildApp({ db, mailer, settings, log: true });
  const outbox = startOutbox(db, {
    MAIL: mailHandler(mailer),
    [FORGOT_PASSWORD]: forgotPasswordJob(db, settings),
    [HELPDESK_JOB]: helpdeskJob(db, settings),
    [OWN_DATA]: ownDataJob(db, settings),
  });
  const mailFolder = settings.smtpUrl === undefined ? outboxFolder(settings) : undefined;
  const janitor = startJanitor(db, { keep: settings.keep, mailFolder });
  const tallying = startTallying(db);
  const sealing = startSealing(db);
  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(welcome(address));
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await app.close();
    await Promise.all([outbox.stop(), janitor.stop(), tallying.stop(), sealing.stop()]);
    mailer.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
