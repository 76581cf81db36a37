import { SettingsError } from './error.ts';

const MAX_WORKERS = 64;

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

/**
 * Reads how many processes serve the port together.
 * @throws SettingsError with one sentence that names the setting
 */
export function readWorkers(read: Read, databaseUrl: string | undefined): number {
  const workers = read(
    'WORKERS',
    (value) => {
      if (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_WORKERS) return Number(value);
      throw new SettingsError(`WORKERS must be a whole number from 1 to ${MAX_WORKERS}.`);
    },
    1,
  );
  if (workers > 1 && !databaseUrl?.trim())
    throw new SettingsError('WORKERS above 1 needs DATABASE_URL: the embedded database has one process.');
  return workers;
}
