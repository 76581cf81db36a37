import { BlockList } from 'node:net';
import sql from 'sql-template-tag';
import { isInScope, isOpenToKeys, KEY_PREFIX, type KeyCall } from '../../resources/access/apiKey/scopes.ts';
import type { ActingKey, Actor } from '../../resources/kit/access.ts';
import { networksIn } from '../../resources/numbers/networks.ts';
import type { Caller, Services } from '../context.ts';
import { findOne, type Db } from '../db/db.ts';
import { Refusal } from '../errors.ts';
import { enqueue } from '../jobs/outbox.ts';
import { consumeAttempt } from './attempts.ts';
import { KEY_NOTICE, type KeyNotice } from './keyNotices.ts';
import { rateLimitNetwork } from './rateLimitNetwork.ts';
import { findCallerNow, hashToken, isInForce, newToken } from './session.ts';

/** Characters of a key that are kept in clear, to recognise it by. */
export const SHOWN = 14;

/** Returns a new key: 256 random bits behind the beginning that all keys have. */
export const newApiKey = (): string => `${KEY_PREFIX}${newToken()}`;

/** Whether a token is a key and not one of a session. */
export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

interface KeyRow extends ActingKey {
  readonly makerId: number | null;
  readonly entityId: number | null;
  readonly scopes: readonly string[];
  readonly calls: string | null;
  readonly addresses: string | null;
  readonly callsPerHour: number;
  readonly isNoted: boolean;
}

function isFrom(ip: string, addresses: string | null): boolean {
  const networks = networksIn(addresses);
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const one of networks) if (one) list.addSubnet(one.address, one.prefix, one.family);
  const plain = rateLimitNetwork(ip);
  // An IPv4 address in the clothes of IPv6 is the same address.
  const address = plain.includes('/') ? ip : plain;
  return list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Notes the use of a key, to the minute, and a network that it was not used from before. */
const noteUse = (db: Db, { id }: KeyRow, ip: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql`update api_key set last_use_timestamp = now(), last_address = ${ip} where id = ${id}`);
    const network = rateLimitNetwork(ip);
    const made = await findOne<{ isFirst: boolean }>(
      tx,
      sql`insert into api_key_network (api_key_id, network) values (${id}, ${network}) on conflict do nothing
        returning not exists (select from api_key_network where api_key_id = ${id}) as is_first`,
    );
    if (made && !made.isFirst)
      await enqueue(tx, KEY_NOTICE, {
        type: 'API_KEY_NEW_NETWORK',
        keyId: id,
        userId: null,
        info: { network },
      } satisfies KeyNotice);
  });

/** The actor for whose veterinarian a program calls: one who works for the entity of the key, and may practise. */
async function forVeterinarian(db: Db, actor: Actor, ballot: string): Promise<Actor> {
  const found = await findOne<{ id: number }>(
    db,
    sql`select x.id from veterinary x
      join veterinary_entity v on v.veterinary_id = x.id and v.status = 'ACCEPTED'
      where x.ballot_number = ${ballot.replace(/\s/g, '').toUpperCase()} and x.active is not false
        and v.entity_id = ${actor.entity?.id ?? null}::bigint`,
  );
  if (!found || (actor.type === 'VETERINARY' && actor.veterinaryId !== found.id))
    throw new Refusal(403, 'API_KEY_UNKNOWN_VETERINARIAN');
  return { ...actor, veterinaryId: found.id };
}

/**
 * The caller behind a key: its maker, with the rights of this moment, at the entity for which it was made. Of a call that
 * asks for a key and no user, a key without a maker is enough.
 * @param ballot the ballot number of the veterinarian for whom the program calls
 * @throws Refusal 401 where no such key is in force or its maker has no rights any more; 403 where it may not make this call
 * from this address; 429 after too many calls
 */
export async function findKeyCaller(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  visitor: Caller,
  token: string,
  call: KeyCall,
  ballot: string | undefined,
): Promise<Caller> {
  if (!isOpenToKeys(call)) throw new Refusal(403, 'API_KEY_NEEDS_PERSON');
  const hash = hashToken(token);
  const key = await findOne<KeyRow>(
    db,
    sql`select id, name, partner, maker_id, entity_id, scopes, calls, addresses, calls_per_hour,
        coalesce(last_use_timestamp > now() - interval '1 minute' and last_address = ${visitor.ip}, false) as is_noted
      from api_key
      where (key_hash = ${hash} or (previous_key_hash = ${hash} and previous_end_timestamp > now())) and ${isInForce}`,
  );
  if (!key) throw new Refusal(401, 'UNAUTHORIZED');
  if (!isFrom(visitor.ip, key.addresses)) throw new Refusal(403, 'API_KEY_FROM_OTHER_ADDRESS');
  const allowance = {
    tries: key.callsPerHour,
    windowMinutes: 60,
    blockMinutes: 5,
    longestMinutes: 60,
  };
  const taken = await consumeAttempt(db, `key:${key.id}`, allowance);
  if ('blockedSeconds' in taken) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, taken.blockedSeconds);
  if (!key.isNoted) await noteUse(db, key, visitor.ip);
  if (!isInScope(call, key)) throw new Refusal(403, 'API_KEY_OUTSIDE_SCOPE');
  if (key.makerId === null) {
    if (!call.apiKey) throw new Refusal(401, 'UNAUTHORIZED');
    return visitor;
  }
  const { id, name, partner } = key;
  const entity = key.entityId === null ? null : { id: key.entityId, name: '' };
  const acting = {
    ...visitor,
    actor: { id: key.makerId, entity, impersonatorId: null, apiKey: { id, name, partner } },
  };
  const caller = await findCallerNow(db, acting, settings.productToken);
  if (!caller) throw new Refusal(401, 'UNAUTHORIZED');
  if (ballot === undefined) return caller;
  return { ...caller, actor: await forVeterinarian(db, caller.actor, ballot) };
}
