import type { FastifyServerOptions } from 'fastify';
import { safeError } from '../log/safeError.ts';

/** Where log lines go, other than to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** The server's log: warnings and errors as JSON lines, without tokens, names, addresses and numbers of people. */
export const logOptions = (
  stream?: LogStream,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level: 'warn',
  redact: ['req.headers', 'req.url'],
  serializers: { err: (error: unknown) => safeError(error) as never },
  ...(stream && { stream }),
});
