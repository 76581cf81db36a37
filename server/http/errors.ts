import type { FastifyError, FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../db/errors.ts';
import { isConcurrencyFailure, diskFull } from '../db/sql.ts';
import { bodyOf, malformed, Refusal } from '../errors.ts';
import { MailUnavailable } from '../mail/errors.ts';

/** Seconds after which a caller may well try again. */
const RETRY_SECONDS = 5;

/** Seconds after which a write may find room again, and for which a full disk is remembered. */
const DISK_RETRY_SECONDS = 60;

/** Remembers that a write was refused because the disk is full. */
export class DiskSpace {
  #refusedAt = -Infinity;

  noteFull(): void {
    this.#refusedAt = performance.now();
  }

  /** Whether a write was refused within the last minute. */
  get isFull(): boolean {
    return performance.now() - this.#refusedAt < DISK_RETRY_SECONDS * 1000;
  }
}

/** Returns the refusal for a request that Fastify could not read. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal(503, 'DATABASE_AWAY', [], {}, RETRY_SECONDS);
  if (error instanceof MailUnavailable) return new Refusal(503, 'MAIL_AWAY', [], {}, RETRY_SECONDS);
  if (isConcurrencyFailure(error)) return new Refusal(503, 'SERVER_BUSY', [], {}, 1);
  if (diskFull(error)) return new Refusal(507, 'SERVER_BUSY', [], {}, DISK_RETRY_SECONDS);
  const { statusCode } = error as FastifyError;
  if (statusCode === 413) return new Refusal(413, 'FILE_TOO_LARGE');
  if (statusCode === 415) return new Refusal(415, 'MALFORMED_REQUEST');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return malformed();
  return undefined;
}

/** Converts every error to the body of a refusal. For an unforeseen one it names the action
 * that failed and no internals. */
export function addErrors(app: FastifyInstance, disk: DiskSpace): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal?.status === 507) disk.noteFull();
    if (!refusal) request.log.error({ err: error }, 'a call failed');
    const answer = refusal ?? new Refusal(500, request.routeOptions.config.failure ?? 'INTERNAL_ERROR');
    if (answer.retryAfter !== undefined) void reply.header('Retry-After', String(answer.retryAfter));
    return reply.status(answer.status).send(bodyOf(answer));
  });
}
