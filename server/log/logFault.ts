import { safeError } from './safeError.ts';

/**
 * Writes that work beside the calls has failed to the standard error, as one line of JSON like those of the log,
 * without the values it met.
 */
export function logFault(what: string, error: unknown): void {
  const line = { level: 50, time: Date.now(), pid: process.pid, msg: what, err: safeError(error) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
