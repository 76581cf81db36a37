import { resolve } from 'node:path';
import { readAuditKeys, readSealCopies, type AuditKeys, type SealCopies } from './auditKeys.ts';
import { readDatabaseSettings, type DatabaseSettings } from './database.ts';
import { readErasureKey } from './erasureKey.ts';
import { readHelpdeskSettings, type HelpdeskSettings } from './helpdesk.ts';
import { readLimitSettings, type LimitSettings } from './limits.ts';
import { readRetentionSettings, type RetentionSettings } from './retention.ts';
import { readSigningSettings, type SigningSettings } from './signing.ts';
import { readWorkers } from './workers.ts';
import { readMonitoringSettings, type MonitoringSettings } from './monitoring.ts';
import { readPaymentSettings, type PaymentSettings } from './payments.ts';
import { readReportingSettings, type ReportingSettings } from './reporting.ts';
import { readWebhookSettings, type WebhookSettings } from './webhooks.ts';
import {
  readOrderSettings,
  readStateIdentitySettings,
  type OrderSettings,
  type StateIdentitySettings,
} from './identityProviders.ts';
import {
  readHost,
  readMailFrom,
  readOrigins,
  readPort,
  readProductToken,
  readSecurityContact,
  readScanner,
  readStalledAnswerSeconds,
  readSupportEmail,
  readSwitch,
  readTrustProxy,
  readUrl,
} from './readers.ts';
import type { ScannerAddress } from './scanner.ts';

/** The settings of this run of the server, from the environment. */
export interface Settings extends DatabaseSettings {
  /** Port of page and API; 0 lets the system choose one. */
  port: number;
  /** Address to listen on: this machine only, or every interface with NODE_ENV=production. */
  host: string;
  /** Absolute folder of the embedded database (`db`) and of mails that are kept as files (`outbox`). */
  dataDir: string;
  /** Mail server, or nothing for files. */
  smtpUrl: string | undefined;
  /** Sender of every mail: `Name <address>` or an address. */
  mailFrom: string;
  /** The address that users who need help write to, or undefined. */
  supportEmail: string | undefined;
  /** Where flaws are reported: an email or an HTTPS address; the support's unless set. */
  securityContact: string | undefined;
  /** Demonstration data, accounts, mailbox and sign-on provider. */
  demo: boolean;
  /** `{product}` of the specification: origin values, operator's profile. */
  productToken: string;
  /** NODE_ENV=production. */
  production: boolean;
  /** The value of Fastify's `trustProxy`: nothing trusted, a number of hops, or addresses and networks. */
  trustProxy: false | number | string[];
  /** Where people reach the register, without a slash at the end; links in mails start with it. */
  publicUrl: string;
  /** The professional order's sign-on, where it is set. */
  order: OrderSettings | undefined;
  /** The State's identity provider, by which owners sign in, where it is set. */
  stateIdentity: StateIdentitySettings | undefined;
  /** The external helpdesk that support tickets are exchanged with, or nothing. */
  helpdesk: HelpdeskSettings | undefined;
  /** The virus scanner that every file passes, or nothing. */
  scanner: ScannerAddress | undefined;
  /** The keys of the audit's seals, or nothing: the demonstration then makes its own. */
  auditKeys: AuditKeys | undefined;
  /** Where copies of the audit's seals go, or nothing. */
  sealCopies: SealCopies | undefined;
  /** The key that certificates are signed with, or nothing: the demonstration then makes its own. */
  signing: SigningSettings | undefined;
  /** The key that seals what the law keeps of erased owners, or nothing: the demonstration then makes its own. */
  erasureKey: Buffer | undefined;
  /** The file that names erased owners for a restore, or nothing: it is in DATA_DIR then. */
  erasureList: string | undefined;
  /** The origins of pages that may embed the public forms; none unless set. */
  formEmbedders: readonly string[];
  /** Seconds after which a connection is ended whose client takes nothing of an answer. */
  stalledAnswerSeconds: number;
  /** The retention periods of data without one of its own. */
  keep: RetentionSettings;
  /** How much an account may cause: mails to others, reads by number. */
  limits: LimitSettings;
  /** How payments by Multibanco arrive. */
  payments: PaymentSettings;
  /** How queries that users write are run. */
  reporting: ReportingSettings;
  /** Processes that serve the port together. */
  workers: number;
  /** How this run is watched, and how it ends. */
  monitoring: MonitoringSettings;
  /** Where other systems are notified of what happens. */
  webhooks: WebhookSettings;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings; an empty value counts as absent.
 * @throws SettingsError with one sentence that names the wrong one.
 */
export function readSettings(env: Environment = process.env): Settings {
  const read = <T, D>(name: string, parse: (value: string) => T, otherwise: D): T | D => {
    const value = env[name]?.trim();
    return value ? parse(value) : otherwise;
  };
  const production = env.NODE_ENV === 'production';
  const demo = read('DEMO', (value) => readSwitch('DEMO', value), !production);
  const port = read('PORT', readPort, 3000);
  const ownUrl = `http://localhost:${port}`;
  const publicUrl = read(
    'PUBLIC_URL',
    (value) => readUrl('PUBLIC_URL', value, ['http:', 'https:']),
    ownUrl,
  ).replace(/(?<!\/)\/+$/, '');
  return {
    port,
    host: read('HOST', readHost, production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(read('DATA_DIR', String, '.data')),
    ...readDatabaseSettings(read),
    smtpUrl: read('SMTP_URL', (value) => readUrl('SMTP_URL', value, ['smtp:', 'smtps:']), undefined),
    mailFrom: read('MAIL_FROM', readMailFrom, `Coleira <no-reply@${new URL(publicUrl).hostname}>`),
    supportEmail: read('SUPPORT_EMAIL', readSupportEmail, undefined),
    securityContact: read('SECURITY_CONTACT', readSecurityContact, undefined),
    demo,
    productToken: read('PRODUCT_TOKEN', readProductToken, 'COLEIRA'),
    production,
    trustProxy: read('TRUST_PROXY', readTrustProxy, false),
    publicUrl,
    scanner: read('SCANNER', readScanner, undefined),
    auditKeys: read('AUDIT_KEY', readAuditKeys, undefined),
    sealCopies: read('AUDIT_SEALS', readSealCopies, undefined),
    signing: readSigningSettings((name, parse) => read(name, parse, undefined)),
    erasureKey: read('ERASURE_KEY', readErasureKey, undefined),
    erasureList: read('ERASURE_LIST', (path) => resolve(path), undefined),
    formEmbedders: read('FORM_EMBEDDERS', readOrigins, []),
    stalledAnswerSeconds: read('STALLED_ANSWER_SECONDS', readStalledAnswerSeconds, 60),
    keep: readRetentionSettings(read),
    limits: readLimitSettings(read),
    workers: readWorkers(read, env.DATABASE_URL),
    monitoring: readMonitoringSettings(read),
    reporting: readReportingSettings(read),
    webhooks: readWebhookSettings((name, parse) => read(name, parse, undefined), production),
    payments: readPaymentSettings((name, parse) => read(name, parse, undefined), production, demo),
    order: readOrderSettings((name, parse) => read(name, parse, undefined), production),
    stateIdentity: readStateIdentitySettings((name, parse) => read(name, parse, undefined), production),
    helpdesk: readHelpdeskSettings((name, parse) => read(name, parse, undefined), production),
  };
}
