import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '../../resources/kit/logPosition.ts';
import type { Services } from '../context.ts';
import { forgetNotes } from './personalReads.ts';

/** Said where the position of a write is not known: no standby is ever as far. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/** The position before which a caller wants to see everything; nothing where the primary has to answer. */
function wantedBy({ headers, caller }: FastifyRequest): number | undefined {
  const given = headers[POSITION_HEADER];
  if (typeof given === 'string' && /^\d{1,16}$/.test(given)) return Number(given);
  // A visitor has written nothing; a program that does not say how far it wrote may have done so a moment ago.
  return caller.actor === null ? 0 : undefined;
}

/**
 * Answers a read from the standby where it shows all that the caller wrote, else from the primary. What fails or is not
 * found there is asked of the primary: it may have been written a moment ago.
 * @param isFound whether an answer needs no second look; always by default
 */
export async function readFromStandby<T>(
  services: Services,
  request: FastifyRequest,
  read: (services: Services) => Promise<T>,
  isFound: (answer: T) => boolean = () => true,
): Promise<T> {
  const { standby } = services;
  const wanted = standby?.isRead ? wantedBy(request) : undefined;
  if (!standby || wanted === undefined || !(await standby.covers(wanted))) return read(services);
  try {
    const answer = await read({ ...services, db: standby.db });
    if (isFound(answer)) return answer;
  } catch (error) {
    if (!standby.takeFailure(error)) throw error;
  }
  forgetNotes(request);
  return read(services);
}

/** Has answers to writes say how far the log was, where reads may go to a standby. */
export function addPositions(app: FastifyInstance, { standby }: Services): void {
  if (!standby) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const { writes } = request.routeOptions.config;
    if (writes && reply.statusCode < 400)
      void reply.header(POSITION_HEADER, String(await standby.position().catch(() => UNKNOWN)));
    return payload;
  });
}
