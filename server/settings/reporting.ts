import { SettingsError } from './error.ts';
import { readUrl } from './readers.ts';

/** How queries that users write are run. */
export interface ReportingSettings {
  /** PostgreSQL by a role that may only select in schema `reporting`, or nothing: queries are off. */
  readonly databaseUrl: string | undefined;
  /** The cost, as PostgreSQL estimates it, above which a query is refused. */
  readonly costLimit: number;
}

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

/** Sorting and joining a million rows costs about a fifth of it. */
const DEFAULT_COST_LIMIT = 2_000_000;

/**
 * Reads how queries are run.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readReportingSettings(read: Read): ReportingSettings {
  return {
    databaseUrl: read(
      'DATABASE_REPORTING_URL',
      (value) => readUrl('DATABASE_REPORTING_URL', value, ['postgres:', 'postgresql:']),
      undefined,
    ),
    costLimit: read(
      'REPORTING_COST_LIMIT',
      (value) => {
        if (/^\d{1,12}$/.test(value) && Number(value) > 0) return Number(value);
        throw new SettingsError('REPORTING_COST_LIMIT must be a whole number above 0.');
      },
      DEFAULT_COST_LIMIT,
    ),
  };
}
