import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AuditWriter } from './audit/writer.ts';
import { openProvider } from './auth/oidc/oidcClient.ts';
import type { Services } from './context.ts';
import { addModuleRoutes } from './crud/moduleRoutes.ts';
import type { Db } from './db/db.ts';
import { openStandby, type Standby } from './db/standby.ts';
import { addMailbox } from './demonstration/mailbox/addMailbox.ts';
import { addDemoOrder, addDemoStateIdentity } from './demonstration/identityProvider/addDemoProvider.ts';
import { createHttpServer } from './http/connections.ts';
import { answerMalformed } from './http/malformedRequests.ts';
import { addErrors, DiskSpace } from './http/errors.ts';
import { addGuard } from './http/guard.ts';
import { addHealth } from './http/health.ts';
import { addDocumentation } from './http/openapi/addDocumentation.ts';
import { addLargeBodies } from './http/largeBodies.ts';
import { addLimits } from './http/limits.ts';
import { logOptions, type LogStream } from './http/log.ts';
import { addPages } from './http/addPages.ts';
import { readQuery } from './http/query.ts';
import { BODY_LIMIT, type Route } from './http/route.ts';
import { addInputChecks, addSecurityHeaders, answerUnroutable } from './http/security.ts';
import { addSecurityTxt } from './http/securityTxt.ts';
import { addPositions } from './http/standbyReads.ts';
import { addShutdown } from './http/shutdown.ts';
import { validate } from './http/validation.ts';
import { addMonitoring } from './monitoring/addMonitoring.ts';
import { addTraces } from './monitoring/traces/addTraces.ts';
import { tracedDb } from './monitoring/traces/tracedDb.ts';
import type { Traces } from './monitoring/traces/traces.ts';
import type { Mailer } from './mail/mail.ts';
import { buildRegistry, type Registry } from './registry.ts';
import { openReportingDb, type ReportingDb } from './reporting/query/reportingDb.ts';
import type { Settings } from './settings/settings.ts';

export interface AppParts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly settings: Settings;
  /** The destination of log lines; `true` for the standard output, by default none. */
  readonly log?: boolean | LogStream;
  /** Where spans are sent, if anywhere. */
  readonly traces?: Traces | null;
  /** The calls that the server answers; all that are declared by default. */
  readonly registry?: Registry;
}

/** The trusted proxies. Fastify takes no number of hops: it trusts none then. */
const trusted = (
  trust: Settings['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust;

/** Opens the database for queries of users, where there is a role for them. */
function openReporting(app: FastifyInstance, db: Db, { reporting }: Settings): ReportingDb | null {
  if (db.engine !== 'postgres' || reporting.databaseUrl === undefined) return null;
  const opened = openReportingDb(reporting.databaseUrl);
  app.addHook('onClose', () => opened.close());
  return opened;
}

/** Opens the standby that reads may go to, where there is one. */
function openReads(
  app: FastifyInstance,
  db: Db,
  { databaseReadUrl, databaseReadLagSeconds }: Settings,
  traces: Traces | null,
): Standby | null {
  if (db.engine !== 'postgres' || databaseReadUrl === undefined) return null;
  const standby = openStandby(db, databaseReadUrl, {
    mostLagSeconds: databaseReadLagSeconds,
    say: (sentence) => app.log.warn(sentence),
    watch: (opened) => (traces ? tracedDb(opened, traces) : opened),
  });
  app.addHook('onClose', () => standby.close());
  return standby;
}

/** Ten photos over a country line take minutes; a head never does. */
const TIMEOUTS = { requestTimeout: 300_000, headersTimeout: 20_000, keepAliveTimeout: 72_000 };

/** Builds the server without listening, so that a test can hold it in its hand. */
export async function buildApp({
  db: plainDb,
  mailer,
  settings,
  log = false,
  traces = null,
  registry = buildRegistry(),
}: AppParts): Promise<FastifyInstance> {
  const db = traces ? tracedDb(plainDb, traces) : plainDb;
  const app = Fastify({
    logger: log ? logOptions(log === true ? undefined : log) : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: readQuery },
    serverFactory: (handle) => createHttpServer(handle, TIMEOUTS, settings.stalledAnswerSeconds * 1000),
    frameworkErrors: answerUnroutable(settings.production),
    clientErrorHandler: answerMalformed(settings.production),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
  });
  const demoOrder = addDemoOrder(app, settings);
  const demoState = addDemoStateIdentity(app, settings, db);
  const operations = new Map<string, Route>();
  const services: Services = {
    db,
    standby: openReads(app, db, settings, traces),
    mailer,
    settings,
    audit: new AuditWriter(db),
    operations,
    log: app.log as FastifyBaseLogger,
    traces,
    reporting: openReporting(app, db, settings),
    order: settings.order
      ? openProvider(settings.order, { ballotNumber: settings.order.ballotClaim })
      : demoOrder,
    stateIdentity: settings.stateIdentity
      ? openProvider(settings.stateIdentity, {
          taxNumber: settings.stateIdentity.taxNumberClaim,
          birthdate: settings.stateIdentity.birthdateClaim,
        })
      : demoState,
  };
  app.decorate('services', services);
  app.decorate('operations', operations);
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  if (traces) addTraces(app, traces);
  const disk = new DiskSpace();
  addErrors(app, disk);
  addSecurityHeaders(app, settings);
  addShutdown(app);
  addMonitoring(app, services);
  addInputChecks(app);
  addLimits(app, db);
  addLargeBodies(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalCompression: true });
  addGuard(app, services);
  addPositions(app, services);
  addHealth(app, db, disk);
  for (const handler of registry.handlers) handler.register(app, services);
  for (const table of registry.tables)
    addModuleRoutes(app, services, table, registry.operationHandlers[table.module.name] ?? {});
  await addDocumentation(
    app,
    registry.tables.map(({ module }) => module),
  );
  addMailbox(app, settings);
  addSecurityTxt(app, settings);
  await addPages(app, settings);
  return app;
}
