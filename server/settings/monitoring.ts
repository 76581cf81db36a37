import { SettingsError } from './error.ts';
import { readUrl } from './readers.ts';
import { readSecret } from './secret.ts';

/** Where spans are sent, and of how many traces. */
export interface TraceSettings {
  /** The collector's address for spans by OTLP over HTTP. */
  readonly url: string;
  /** The share of traces that is kept, above 0 to 1. */
  readonly share: number;
}

/** How a run is watched, and how it ends. */
export interface MonitoringSettings {
  /** With this token `/metrics` answers from anywhere; without it to this machine alone. */
  readonly token: string | undefined;
  /** Seconds for which a server that ends still answers, and says that it takes no new calls. */
  readonly drainSeconds: number;
  /** Traces are kept only where there is a collector. */
  readonly traces: TraceSettings | undefined;
}

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

/**
 * Reads how a run is watched.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readMonitoringSettings(read: Read): MonitoringSettings {
  const url = read('TRACES_URL', (value) => readUrl('TRACES_URL', value, ['http:', 'https:']), undefined);
  const share = read(
    'TRACES_SHARE',
    (value) => {
      const given = /^(?:0?\.\d{1,6}|1)$/.test(value) ? Number(value) : 0;
      if (given > 0) return given;
      throw new SettingsError('TRACES_SHARE must be a number above 0, 1 at most.');
    },
    0.1,
  );
  return {
    traces: url === undefined ? undefined : { url, share },
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
