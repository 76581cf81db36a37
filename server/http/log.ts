import type { FastifyServerOptions } from 'fastify';
import { withoutSecrets } from './withoutSecrets.ts';

/** Where log lines go, other than to the standard output. */
export interface LogStream {
  write(line: string): void;
}

interface Told {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** The database's own code, and the rule that was broken: names of ours, no values. */
  readonly code?: string;
  readonly constraint?: string;
}

/**
 * An error as the log keeps it. What a database says beside its message quotes the row that it did not take, with
 * people's names and numbers: that stays out, and so does what looks like a secret in the message itself.
 */
function errorForLog(error: unknown): Told {
  const { name, message, stack, code, constraint } = (error ?? {}) as Partial<Error> & {
    code?: unknown;
    constraint?: unknown;
  };
  return {
    type: name ?? typeof error,
    message: withoutSecrets(message ?? ''),
    stack: withoutSecrets(stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  };
}

/** The server's log: warnings and errors as JSON lines, without tokens, addresses and numbers of people. */
export const logOptions = (
  stream?: LogStream,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level: 'warn',
  redact: ['req.headers', 'req.url'],
  serializers: { err: errorForLog as never },
  ...(stream && { stream }),
});
