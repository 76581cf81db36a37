import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** What the environment says about this run of the server. */
export interface Settings {
  /** Port of page and API; 0 lets the system choose one. */
  port: number;
  /** Address to listen on: this machine only, or every interface with NODE_ENV=production. */
  host: string;
  /** Absolute folder of the embedded database (`db`) and of mails that are kept as files (`outbox`). */
  dataDir: string;
  /** PostgreSQL, or nothing for the embedded database. */
  databaseUrl: string | undefined;
  /** Mail server, or nothing for files. */
  smtpUrl: string | undefined;
  /** Sender of every mail: `Name <address>` or an address. */
  mailFrom: string;
  /** Demonstration data, accounts, mailbox and sign-on provider. */
  demo: boolean;
  /** `{product}` of the specification: origin values, operator's profile. */
  productToken: string;
  /** NODE_ENV=production. */
  production: boolean;
  /** What Fastify's `trustProxy` takes: nothing trusted, a number of hops, or addresses and networks. */
  trustProxy: false | number | string[];
  /** Where people reach the register, without a slash at the end; links in mails start with it. */
  publicUrl: string;
}

/** A setting that cannot be used; the message is one sentence that names it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function readUrl(name: string, value: string, protocols: string[]): string {
  const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ');
  // The value itself stays out of the sentence: it may carry a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingsError(`${name} must be an address that starts with ${allowed}.`);
  }
  return value;
}

function readSwitch(name: string, value: string): boolean {
  if (['1', 'true', 'on', 'yes'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(value.toLowerCase())) return false;
  throw new SettingsError(`${name} must be 1 or 0, not "${value}".`);
}

function isNetwork(value: string): boolean {
  const [address = '', bits, more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function readTrustProxy(value: string): false | number | string[] {
  if (/^\d{1,2}$/.test(value)) return value === '0' ? false : Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  throw new SettingsError(
    'TRUST_PROXY must be a number of proxies, or addresses and networks separated by commas.',
  );
}

function readMailFrom(value: string): string {
  if (/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)) return value;
  throw new SettingsError(
    'MAIL_FROM must be an e-mail address, or a name with the address in angle brackets.',
  );
}

function readHost(value: string): string {
  if (isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)) return value;
  throw new SettingsError(`HOST must be a host name or an IP address, not "${value}".`);
}

function readProductToken(value: string): string {
  if (/^[A-Z][A-Z0-9_]{0,39}$/.test(value)) return value;
  throw new SettingsError(
    'PRODUCT_TOKEN must be up to 40 upper-case letters, digits and underscores, a letter first.',
  );
}

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
  const port = read('PORT', readPort, 3000);
  const ownUrl = `http://localhost:${port}`;
  const publicUrl = read(
    'PUBLIC_URL',
    (value) => readUrl('PUBLIC_URL', value, ['http:', 'https:']),
    ownUrl,
  ).replace(/\/+$/, '');
  return {
    port,
    host: read('HOST', readHost, production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(read('DATA_DIR', String, '.data')),
    databaseUrl: read(
      'DATABASE_URL',
      (value) => readUrl('DATABASE_URL', value, ['postgres:', 'postgresql:']),
      undefined,
    ),
    smtpUrl: read('SMTP_URL', (value) => readUrl('SMTP_URL', value, ['smtp:', 'smtps:']), undefined),
    mailFrom: read('MAIL_FROM', readMailFrom, `Coleira <no-reply@${new URL(publicUrl).hostname}>`),
    demo: read('DEMO', (value) => readSwitch('DEMO', value), !production),
    productToken: read('PRODUCT_TOKEN', readProductToken, 'COLEIRA'),
    production,
    trustProxy: read('TRUST_PROXY', readTrustProxy, false),
    publicUrl,
  };
}
