import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** Bodies below this size are not counted. */
const SMALL = 1024 * 1024;
/** Bytes of bodies that are read and worked on at the same time: they are held in memory, some of them twice. */
const MAX_HELD_BYTES = 600 * 1024 * 1024;
/** Of one account's: two full uploads. */
const MAX_EACH = 240 * 1024 * 1024;
/** Seconds after which another try makes sense. */
const RETRY_AFTER = 10;

/** Returns the number of bytes that a request may hold: its Content-Length or, without one, the limit of its call. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0;
  if (most <= SMALL) return 0;
  const said = headers['content-length'];
  const size = said === undefined ? (headers['transfer-encoding'] ? most : 0) : Number(said);
  // What is too large is refused before any of it is kept.
  return size > most ? 0 : size;
}

/** Keeps the large bodies of all callers, and those of one, within what the process can hold. */
export function addLargeBodies(app: FastifyInstance): void {
  let held = 0;
  const heldBy = new Map<number, number>();
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const size = sizeOf(request);
    if (size <= SMALL) return done();
    const person = request.caller?.actor?.id ?? 0;
    const own = heldBy.get(person) ?? 0;
    const refuse = (status: number, code: 'TOO_MANY_REQUESTS' | 'SERVER_BUSY'): void => {
      // The rest of the body is not read.
      void reply.header('Connection', 'close');
      done(new Refusal(status, code, [], {}, RETRY_AFTER));
    };
    if (own + size > MAX_EACH) return refuse(429, 'TOO_MANY_REQUESTS');
    if (held + size > MAX_HELD_BYTES) return refuse(503, 'SERVER_BUSY');
    held += size;
    heldBy.set(person, own + size);
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      held -= size;
      const left = heldBy.get(person)! - size;
      if (left > 0) heldBy.set(person, left);
      else heldBy.delete(person);
    };
    reply.raw.once('finish', release);
    reply.raw.once('close', release);
    done();
  });
}
