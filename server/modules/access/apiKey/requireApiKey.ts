import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { consumeAttempt } from '../../../auth/attempts.ts';
import { hashToken } from '../../../auth/session.ts';
import { findOne, type Db } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';

/** Calls of one key. */
const CALLS = { tries: 600, windowMinutes: 60, blockMinutes: 5, longestMinutes: 60 };

/**
 * Lets a call pass that has a key in `X-API-Key`, counts it and notes the use, to the minute.
 * @throws Refusal 401 without a key in force, 429 after too many calls of the key
 */
export async function requireApiKey(db: Db, { headers }: FastifyRequest): Promise<void> {
  const given = headers['x-api-key'];
  if (typeof given !== 'string') throw new Refusal(401, 'UNAUTHORIZED');
  const key = await findOne<{ id: number; isNoted: boolean }>(
    db,
    sql`select id, coalesce(last_use_timestamp > now() - interval '1 minute', false) as is_noted
      from api_key where key_hash = ${hashToken(given)} and revocation_timestamp is null`,
  );
  if (!key) throw new Refusal(401, 'UNAUTHORIZED');
  const taken = await consumeAttempt(db, `key:${key.id}`, CALLS);
  if ('blockedSeconds' in taken) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, taken.blockedSeconds);
  if (!key.isNoted) await db.query(sql`update api_key set last_use_timestamp = now() where id = ${key.id}`);
}
