import { buildApp } from './app.ts';
import { startSealing } from './audit/seal.ts';
import { SealKeeper } from './audit/sealCopies.ts';
import { openSealKeys, sealWarning } from './audit/sealKeys.ts';
import { FORGOT_PASSWORD, forgotPasswordJob } from './auth/forgotJob.ts';
import { stopTypst } from './typst/typst.ts';
import { runExclusively } from './db/runExclusively.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { seedOnFirstStart } from './seed/seedOnFirstStart.ts';
import { HELPDESK_JOB, helpdeskJob } from './helpdesk/job.ts';
import { startCleanup } from './jobs/cleanup.ts';
import { mailHandler } from './jobs/mail.ts';
import { startOutbox } from './jobs/outbox.ts';
import { openMailer, outboxFolder } from './mail/mailer.ts';
import { startReminders } from './modules/animalReminder/sendReminders.ts';
import { startContactReminders } from './modules/contactReminder/sendContactReminders.ts';
import { startTransferExpiry } from './modules/animalTransfer/expireTransfers.ts';
import { startCounterJob } from './modules/dashboard/counters.ts';
import { CERTIFICATE_BATCH } from './modules/certificate/bulk.ts';
import { certificateBatchJob } from './modules/certificate/certificateBatchJob.ts';
import { DELAYED_DECISION } from './modules/delayedDecision/delayDecision.ts';
import { delayedDecisionJob } from './modules/delayedDecision/delayedDecisionJob.ts';
import { COMPARE_LOST_ANIMAL } from './modules/lostAnimal/hooks.ts';
import { compareReportJob } from './modules/lostAnimalMatch/compareReportJob.ts';
import { OWNER_ACCOUNT, ownerAccountJob } from './modules/owner/ownerAccountJob.ts';
import { decisionAppliers } from './modules/request/decideRequest.ts';
import { OWN_DATA, ownDataJob } from './modules/tempDocument/ownData.ts';
import { readSettings } from './settings/settings.ts';
import { sayFailure } from './startFailure.ts';

/** Milliseconds from the signal to the end, whatever does not answer: who sent it waits ten seconds. */
const LATEST_END_MS = 8_000;

/** Opens the register and serves it until a signal ends it. */
async function main(): Promise<void> {
  const settings = readSettings();
  const keys = await openSealKeys(settings);
  const db = await openDb(settings);
  await migrate(db);
  // Of servers that start at the same time one fills the database; the others find it filled.
  const welcome = await runExclusively(db, (held) => seedOnFirstStart(held, settings));
  const mailer = openMailer(settings);
  const app = await buildApp({ db, mailer, settings, log: true });
  // A mail server that takes its time keeps only mails waiting.
  const mails = startOutbox(db, { MAIL: mailHandler(mailer, db) });
  const outbox = startOutbox(db, {
    [FORGOT_PASSWORD]: forgotPasswordJob(db, settings),
    [HELPDESK_JOB]: helpdeskJob(db, settings),
    [DELAYED_DECISION]: delayedDecisionJob(app.services, decisionAppliers),
    [COMPARE_LOST_ANIMAL]: compareReportJob(app.services),
    [OWN_DATA]: ownDataJob(db, settings),
    [OWNER_ACCOUNT]: ownerAccountJob(app.services),
    [CERTIFICATE_BATCH]: certificateBatchJob(app.services),
  });
  const mailFolder = settings.smtpUrl === undefined ? outboxFolder(settings) : undefined;
  const cleanup = startCleanup(db, { keep: settings.keep, mailFolder });
  const tallying = startCounterJob(db);
  const reminders = startReminders(db, settings);
  const contactReminders = startContactReminders(db, settings);
  const transferExpiry = startTransferExpiry(app.services);
  const keeper = new SealKeeper(db, settings);
  const sealing = startSealing(db, { keys, keep: (seal) => keeper.keep(seal) });
  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(welcome(address));
  const warning = sealWarning(keys);
  if (warning) console.warn(warning);
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    // What is cut off is begun again by the next start: nothing is lost that was answered, no mail is forgotten.
    setTimeout(() => {
      process.stderr.write(
        'Work under way did not end in time and was cut off; the next start goes on with it.\n',
      );
      process.exit(0);
    }, LATEST_END_MS).unref();
    await app.close();
    await Promise.all([
      mails.stop(),
      outbox.stop(),
      cleanup.stop(),
      tallying.stop(),
      sealing.stop(),
      reminders.stop(),
      contactReminders.stop(),
      transferExpiry.stop(),
    ]);
    stopTypst();
    mailer.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

const fail = (error: unknown): never => {
  sayFailure(error);
  process.exit(1);
};
// Node would print the error as it is, values included.
process.on('uncaughtException', fail);
main().catch(fail);
