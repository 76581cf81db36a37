import type { FastifyRequest } from 'fastify';
import type { CatalogueCode } from '../../resources/kit/codes.ts';
import { READ_REASON_HEADER, readReason } from '../../resources/kit/readReason.ts';
import type { Services } from '../context.ts';
import { conflict } from '../errors.ts';
import { noteReason } from '../http/personalReads.ts';
import type { CrudModule } from './hooks.ts';
import { callerOf } from './requestContext.ts';

/** The reason for which a request reads a record; `null` where it names none. */
function readReasonOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers[READ_REASON_HEADER];
  if (typeof given !== 'string') return null;
  try {
    const reason = decodeURIComponent(given);
    return reason.includes('\0') ? null : readReason(reason);
  } catch {
    return null;
  }
}

/** The code that calls which may show a record of the module answer in addition. */
export const reasonErrors = ({ hooks }: Pick<CrudModule, 'hooks'>): readonly CatalogueCode[] =>
  hooks.needsReadReason ? ['READ_REASON_REQUIRED'] : [];

/**
 * Keeps the reason of a request whose answer may show the record `id`, where the module asks this caller for one.
 * @throws Refusal 409 READ_REASON_REQUIRED where none is given
 */
export async function requireReadReason(
  { db }: Pick<Services, 'db'>,
  { hooks }: Pick<CrudModule, 'hooks'>,
  request: FastifyRequest,
  id: number,
): Promise<void> {
  if (!(await hooks.needsReadReason?.(db, id, callerOf(request)))) return;
  const reason = readReasonOf(request);
  if (reason === null) throw conflict('READ_REASON_REQUIRED');
  noteReason(request, reason);
}
