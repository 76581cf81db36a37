import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { KEY_NOTICE } from './auth/keyNotices.ts';
import { startAuditParts } from './audit/parts.ts';
import { startSealing } from './audit/seal.ts';
import { SealKeeper } from './audit/sealCopies.ts';
import { openSealKeys, sealWarning } from './audit/sealKeys.ts';
import { FORGOT_PASSWORD, forgotPasswordJob } from './auth/forgotJob.ts';
import { startCopies } from './backup/embeddedCopy.ts';
import { stopTypst } from './typst/typst.ts';
import { runExclusively } from './db/runExclusively.ts';
import { prepareDatabase } from './reporting/prepareDatabase.ts';
import { isMigrated } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { whenWritable } from './db/whenWritable.ts';
import { seedOnFirstStart } from './seed/seedOnFirstStart.ts';
import { HELPDESK_JOB, helpdeskJob } from './helpdesk/job.ts';
import { startCleanup } from './jobs/cleanup.ts';
import { mailHandler } from './jobs/mail.ts';
import { startOutbox } from './jobs/outbox.ts';
import { operationSchedules } from './modules/work/operationRun/operationSchedules.ts';
import { startSchedules } from './schedules/runDue.ts';
import { openTraces } from './monitoring/traces/traces.ts';
import { startHeartbeat } from './monitoring/heartbeat.ts';
import { openMailer, outboxFolder } from './mail/mailer.ts';
import { eventJob } from './modules/common/webhookSubscription/eventJob.ts';
import { keyNoticeJob, startKeyEndNotices } from './modules/common/notification/keyNotices.ts';
import { startReminders } from './modules/animals/animalReminder/sendReminders.ts';
import { startContactReminders } from './modules/owners/contactReminder/sendContactReminders.ts';
import { startTransferExpiry } from './modules/requests/animalTransfer/expireTransfers.ts';
import { reportSchedules } from './modules/figures/reportSchedule/reportSchedules.ts';
import { startCounterJob } from './modules/figures/dashboard/counters.ts';
import { startLedgerProof } from './modules/money/billingTransaction/nightlyProof.ts';
import { startReservationExpiry } from './modules/money/billingTransaction/reserve.ts';
import { startMissingDayNotices } from './modules/money/multibancoDay/noticeMissingDays.ts';
import { startReferenceExpiry } from './modules/money/multibancoReference/expireReferences.ts';
import { BALANCE_FALL } from './modules/money/billingTransaction/balanceFall.ts';
import { balanceFallJob } from './modules/money/accountNotice/balanceFallJob.ts';
import {
  startStatementMails,
  STATEMENT_MAIL,
  statementMailJob,
} from './modules/money/accountNotice/mailStatements.ts';
import { REPORT_MOVEMENT } from './modules/money/billingTransaction/post.ts';
import { reportMovementJob } from './modules/money/billingTransaction/reportMovement.ts';
import { webhookNotices } from './modules/common/webhookDelivery/notifyOfFailure.ts';
import { registerMessageJob, REGISTER_MESSAGE } from './modules/animals/registerHandover/messages.ts';
import { EVENT_JOB } from './webhooks/announce.ts';
import { WEBHOOK_JOB } from './webhooks/queueWebhook.ts';
import { webhookJob } from './webhooks/webhookJob.ts';
import { DELAYED_DECISION } from './modules/common/delayedDecision/delayDecision.ts';
import { delayedDecisionJob } from './modules/common/delayedDecision/delayedDecisionJob.ts';
import { COMPARE_LOST_ANIMAL } from './modules/lostFound/lostAnimal/hooks.ts';
import { compareReportJob } from './modules/lostFound/lostAnimalMatch/compareReportJob.ts';
import { NOTE_ERASURE, noteErasureJob } from './modules/owners/ownerErasure/erasureList.ts';
import { repeatErasures } from './modules/owners/ownerErasure/repeatErasures.ts';
import { OWNER_ACCOUNT, ownerAccountJob } from './modules/owners/owner/ownerAccountJob.ts';
import { decisionAppliers } from './modules/common/request/decisionAppliers.ts';
import { OWN_DATA, ownDataJob } from './modules/common/tempDocument/ownData.ts';
import { startJobs } from './modules/work/job/startJobs.ts';
import type { Settings } from './settings/settings.ts';

/** A server that answers calls and does the work of the background. */
export interface RunningServer {
  /** What is said to the person who started it. */
  readonly welcome: string;
  /** What is not as it should be in production, or nothing. */
  readonly warning: string | undefined;
  /** Why mails cannot be sent, once the mail server was asked; nothing where they can. */
  readonly mailFault: Promise<string | undefined>;
  /** Ends what it is doing and closes its database. */
  readonly close: () => Promise<void>;
}

/** Opens the register of the settings' database and serves it until it is closed. */
export async function serve(settings: Settings): Promise<RunningServer> {
  const keys = await openSealKeys(settings);
  const db = await openDb(settings);
  const mailer = openMailer(settings);
  const traces = await openTraces(settings);
  const build = (): Promise<FastifyInstance> => buildApp({ db, mailer, settings, traces, log: true });
  const listen = (built: FastifyInstance): Promise<string> =>
    built.listen({ port: settings.port, host: settings.host });
  const early = await whenWritable(db, async () => {
    const canRead = await isMigrated(db);
    console.warn(
      `The database takes no writes, as a standby does: the start waits until it does${canRead ? ', and reads are answered' : ''}.`,
    );
    if (!canRead) return undefined;
    const reading = await build();
    return { app: reading, address: await listen(reading) };
  });
  await prepareDatabase(db);
  // Of servers that start at the same time one fills the database; the others find it filled.
  const welcome = await runExclusively(db, (held) => seedOnFirstStart(held, settings));
  const app = early?.app ?? (await build());
  const { repeated, refused } = await repeatErasures(app.services);
  if (repeated.length > 0)
    app.log.warn({ owners: repeated }, 'owners whom a restore brought back were erased again');
  if (refused.length > 0)
    app.log.error({ owners: refused }, 'owners whom a restore brought back could not be erased');
  // A mail server that takes its time keeps only mails waiting.
  const mails = startOutbox(db, {
    MAIL: mailHandler(mailer, db),
    [STATEMENT_MAIL]: statementMailJob(db, mailer, settings),
  });
  // Another system that takes its time keeps only its own messages waiting.
  const webhooks = startOutbox(db, {
    [WEBHOOK_JOB]: webhookJob(db, settings, webhookNotices(settings)),
    [REGISTER_MESSAGE]: registerMessageJob(app.services),
  });
  const outbox = startOutbox(db, {
    [REPORT_MOVEMENT]: reportMovementJob(db, settings),
    [BALANCE_FALL]: balanceFallJob(db, settings),
    [FORGOT_PASSWORD]: forgotPasswordJob(db, settings),
    [HELPDESK_JOB]: helpdeskJob(db, settings),
    [DELAYED_DECISION]: delayedDecisionJob(app.services, decisionAppliers),
    [COMPARE_LOST_ANIMAL]: compareReportJob(app.services),
    [KEY_NOTICE]: keyNoticeJob(db, settings),
    [EVENT_JOB]: eventJob(db),
    [OWN_DATA]: ownDataJob(db, settings),
    [OWNER_ACCOUNT]: ownerAccountJob(app.services),
    [NOTE_ERASURE]: noteErasureJob(settings),
  });
  const jobs = startJobs(app.services);
  const schedules = startSchedules(app.services, [operationSchedules, reportSchedules]);
  const mailFolder = settings.smtpUrl === undefined ? outboxFolder(settings) : undefined;
  const cleanup = startCleanup(db, { keep: settings.keep, mailFolder });
  const tallying = startCounterJob(db);
  const reminders = startReminders(db, settings);
  const contactReminders = startContactReminders(db, settings);
  const transferExpiry = startTransferExpiry(app.services);
  const ledgerProof = startLedgerProof(db);
  const reservationExpiry = startReservationExpiry(db);
  const keyEnds = startKeyEndNotices(db);
  const copies = startCopies(db, settings.dataDir);
  const referenceExpiry = startReferenceExpiry(app.services);
  const statementMails = startStatementMails(db);
  const missingDays = startMissingDayNotices(db, settings);
  const keeper = new SealKeeper(db, settings);
  const auditParts = startAuditParts(db);
  const sealing = startSealing(db, { keys, keep: (seal) => keeper.keep(seal) });
  const address = early?.address ?? (await listen(app));
  const heartbeat = startHeartbeat(app, settings.port);
  const close = async (): Promise<void> => {
    app.draining.isDraining = true;
    await pause(settings.monitoring.drainSeconds * 1000);
    await app.close();
    await traces?.close();
    await heartbeat.stop();
    await Promise.all([
      mails.stop(),
      outbox.stop(),
      webhooks.stop(),
      jobs.stop(),
      schedules.stop(),
      cleanup.stop(),
      tallying.stop(),
      sealing.stop(),
      auditParts.stop(),
      reminders.stop(),
      contactReminders.stop(),
      transferExpiry.stop(),
      ledgerProof.stop(),
      reservationExpiry.stop(),
      keyEnds.stop(),
      copies?.stop(),
      referenceExpiry.stop(),
      statementMails.stop(),
      missingDays.stop(),
    ]);
    stopTypst();
    mailer.close();
    await db.close();
  };
  const mailFault = mailer.findFault?.() ?? Promise.resolve(undefined);
  return { welcome: welcome(address), warning: sealWarning(keys), mailFault, close };
}
