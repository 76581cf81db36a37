import type { FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Caller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { hashToken, newToken } from './session.ts';

const COOKIE = 'known-device';
/** Days after the last complete sign-in for which a device stays known. */
const DEVICE_DAYS = 90;
/** Devices of one user; the one used longest ago gives way. */
const MAX_DEVICES = 20;

/** Returns the hash of the device token that a browser has sent; nothing where it sent none. */
export function sentDevice(request: FastifyRequest): Buffer | null {
  const token = request.cookies[COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? hashToken(token) : null;
}

/** Returns the hash of the browser's device where the user has signed in on it before. */
export async function findKnownDevice(
  db: Queryable,
  request: FastifyRequest,
  userId: number,
): Promise<Buffer | null> {
  const device = sentDevice(request);
  if (device === null) return null;
  const known = await findOne(
    db,
    sql`select from known_device where token_hash = ${device} and user_id = ${userId} and expires_at > now()`,
  );
  return known ? device : null;
}

/**
 * Makes the browser known to a user who has just shown both factors in it, or has come by a mailed link. The token is
 * exchanged each time, for all users of the browser: one that was copied ends with the next sign-in.
 */
export async function rememberDevice(
  tx: Queryable,
  { request, reply, caller }: { request: FastifyRequest; reply: FastifyReply; caller: Caller },
  settings: Pick<Settings, 'publicUrl'>,
  userId: number,
): Promise<void> {
  const token = newToken();
  const device = hashToken(token);
  const before = sentDevice(request);
  if (before !== null)
    await tx.query(sql`update known_device set token_hash = ${device} where token_hash = ${before}`);
  await tx.query(sql`
    insert into known_device (token_hash, user_id, expires_at, ip, user_agent)
    values (${device}, ${userId}, now() + make_interval(days => ${DEVICE_DAYS}::int), ${caller.ip}, ${caller.userAgent})
    on conflict (token_hash, user_id) do update set last_use_timestamp = now(), expires_at = excluded.expires_at,
      ip = excluded.ip, user_agent = excluded.user_agent`);
  await tx.query(sql`
    delete from known_device where user_id = ${userId} and token_hash in (
      select token_hash from known_device where user_id = ${userId}
      order by last_use_timestamp desc offset ${MAX_DEVICES})`);
  void reply.setCookie(COOKIE, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  });
}

/** Forgets the devices of a user, all but one where that is given. */
export async function forgetDevices(
  db: Queryable,
  userId: number,
  except: Buffer | null = null,
): Promise<void> {
  await db.query(sql`
    delete from known_device where user_id = ${userId}
      and (${except}::bytea is null or token_hash <> ${except}::bytea)`);
}
