import { SettingsError } from './error.ts';
import { readSwitch, readUrl } from './readers.ts';

/** Where the register's data are. */
export interface DatabaseSettings {
  /** PostgreSQL, or nothing for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The same PostgreSQL without a pooler between, for what needs a connection of its own, where another is there. */
  readonly databaseDirectUrl: string | undefined;
  /** Whether `databaseUrl` leads to a pooler that lends a connection for one transaction at a time. */
  readonly databasePooled: boolean;
  /** A standby of it, for reads that may be a few seconds old, where there is one. */
  readonly databaseReadUrl: string | undefined;
  /** Seconds that the standby may be behind and is still read. */
  readonly databaseReadLagSeconds: number;
}

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

const PROTOCOLS = ['postgres:', 'postgresql:'];

/**
 * Reads where the data are.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readDatabaseSettings(read: Read): DatabaseSettings {
  const databaseUrl = read('DATABASE_URL', (value) => readUrl('DATABASE_URL', value, PROTOCOLS), undefined);
  const databaseDirectUrl = read(
    'DATABASE_DIRECT_URL',
    (value) => readUrl('DATABASE_DIRECT_URL', value, PROTOCOLS),
    undefined,
  );
  const databasePooled = read('DATABASE_POOLED', (value) => readSwitch('DATABASE_POOLED', value), false);
  if (databasePooled && (databaseUrl === undefined || databaseDirectUrl === undefined))
    throw new SettingsError(
      'DATABASE_POOLED needs DATABASE_URL, which leads to the pooler, and DATABASE_DIRECT_URL, which leads past it.',
    );
  if (databaseDirectUrl !== undefined && !databasePooled)
    throw new SettingsError('DATABASE_DIRECT_URL is the way past a pooler: set DATABASE_POOLED=1 as well.');
  const databaseReadUrl = read(
    'DATABASE_READ_URL',
    (value) => readUrl('DATABASE_READ_URL', value, PROTOCOLS),
    undefined,
  );
  if (databaseReadUrl !== undefined && databaseUrl === undefined)
    throw new SettingsError('DATABASE_READ_URL is a standby of DATABASE_URL: set that as well.');
  const databaseReadLagSeconds = read(
    'DATABASE_READ_LAG_SECONDS',
    (value) => {
      if (/^[1-9]\d?$/.test(value)) return Number(value);
      throw new SettingsError('DATABASE_READ_LAG_SECONDS must be a whole number from 1 to 99.');
    },
    5,
  );
  return { databaseUrl, databaseDirectUrl, databasePooled, databaseReadUrl, databaseReadLagSeconds };
}

/** The address of the database for what keeps a connection: past the pooler, where there is one. */
export const ownConnectionUrl = ({
  databaseUrl,
  databaseDirectUrl,
}: Pick<DatabaseSettings, 'databaseUrl'> & Partial<DatabaseSettings>): string | undefined =>
  databaseDirectUrl ?? databaseUrl;
