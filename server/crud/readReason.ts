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

/**
 * Returns the reason of a request that is refused without one.
 * @throws Refusal 409 READ_REASON_REQUIRED
 */
export function requireReason(request: Pick<FastifyRequest, 'headers'>): string {
  const reason = readReasonOf(request);
  if (reason === null) throw conflict('READ_REASON_REQUIRED');
  return reason;
}

/** The code that calls which may show a record of the module answer in addition. */
export const reasonErrors = ({ hooks }: Pick<CrudModule, 'hooks'>): readonly CatalogueCode[] =>
  hooks.needsReadReason ? ['READ_REASON_REQUIRED'] : [];

type Database = Pick<Services, 'db'>;

/**
 * Keeps the reason of a request whose answer may show the record `id`, where the module asks this caller for one.
 * @returns the reason; undefined where none is asked for
 * @throws Refusal 409 READ_REASON_REQUIRED where none is given
 */
export async function requireReadReason(
  { db }: Database,
  { hooks }: Pick<CrudModule, 'hooks'>,
  request: FastifyRequest,
  id: number,
): Promise<string | undefined> {
  if (!(await hooks.needsReadReason?.(db, id, callerOf(request)))) return undefined;
  const reason = requireReason(request);
  noteReason(request, reason);
  return reason;
}

/**
 * Keeps the reason of a plain read of one record, or that none was given: a program that sends no header is answered. A
 * header that holds no reason is refused, so that a page asks its user for one.
 * @throws Refusal 409 READ_REASON_REQUIRED for a header without a reason
 */
export async function noteReadReason(
  services: Database,
  table: Pick<CrudModule, 'hooks'>,
  request: FastifyRequest,
  id: number,
): Promise<void> {
  if (READ_REASON_HEADER in request.headers) await requireReadReason(services, table, request, id);
  else if (await table.hooks.needsReadReason?.(services.db, id, callerOf(request))) noteReason(request, null);
}
