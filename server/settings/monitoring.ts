import { SettingsError } from './error.ts';
import { readSecret } from './secret.ts';

/** How a run is watched, and how it ends. */
export interface MonitoringSettings {
  /** With this token `/metrics` answers from anywhere; without it to this machine alone. */
  readonly token: string | undefined;
  /** Seconds for which a server that ends still answers, and says that it takes no new calls. */
  readonly drainSeconds: number;
}

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

/**
 * Reads how a run is watched.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readMonitoringSettings(read: Read): MonitoringSettings {
  return {
    token: read('METRICS_TOKEN', readSecret('METRICS_TOKEN'), undefined),
    drainSeconds: read(
      'DRAIN_SECONDS',
      (value) => {
        if (/^\d{1,3}$/.test(value)) return Number(value);
        throw new SettingsError('DRAIN_SECONDS must be a whole number from 0 to 999.');
      },
      0,
    ),
  };
}
