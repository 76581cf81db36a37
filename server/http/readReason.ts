import type { FastifyRequest } from 'fastify';
import { READ_REASON_HEADER, readReason } from '../../resources/kit/readReason.ts';

/** The reason for which a request reads a record; `null` where it names none. */
export function readReasonOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers[READ_REASON_HEADER];
  if (typeof given !== 'string') return null;
  try {
    const reason = decodeURIComponent(given);
    return reason.includes('\0') ? null : readReason(reason);
  } catch {
    return null;
  }
}
