import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, getOne, type Queryable } from '../db/db.ts';
import { rateLimitNetwork } from './rateLimitNetwork.ts';

/** The number of attempts that a subject has, and the penalty for more. */
interface Allowance {
  readonly tries: number;
  /** Tries are forgotten so many minutes after the first. */
  readonly windowMinutes: number;
  /** Minutes for which the last allowed attempt blocks; each one after it blocks twice as long. */
  readonly blockMinutes: number;
  /** Minutes of the longest block; twelve hours by default. */
  readonly longestMinutes?: number;
}

const DAY = 24 * 60;

/**
 * Wrong passwords of one e-mail address, whether or not an account has it: from one source, or on one known device.
 * An attacker at a single place reaches this limit first, and blocks no one else.
 */
export const PASSWORD: Allowance = { tries: 5, windowMinutes: DAY, blockMinutes: 5 };
/**
 * Wrong passwords of one e-mail address from all sources together, known devices apart: about 45 a day, however many
 * addresses the attempts come from. The owner signs in on a known device or by a mailed link.
 */
export const ACCOUNT: Allowance = { tries: 20, windowMinutes: DAY, blockMinutes: 5, longestMinutes: 60 };
/** Wrong codes of one account, over all its sign-ins. */
export const CODE: Allowance = { tries: 5, windowMinutes: DAY, blockMinutes: 1 };
/** Wrong passwords from one address, over all accounts. */
export const ADDRESS: Allowance = { tries: 100, windowMinutes: 15, blockMinutes: 15 };

/** Codes that are mailed to one account before one of them is used: the limit protects the mailbox. */
export const CODE_MAILS: Allowance = { tries: 10, windowMinutes: 60, blockMinutes: 10 };

const hashOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
const onDevice = (device: Uint8Array | null): string =>
  device === null ? '' : `:${Buffer.from(device).toString('base64url')}`;

/** The subject of an e-mail's tries from everywhere; the e-mail itself is not kept. */
export const accountSubject = (email: string): string => `account:${hashOf(email)}`;
/** The subject of an e-mail's tries from one source. */
export const sourceSubject = (email: string, ip: string): string =>
  `source:${hashOf(email)}:${rateLimitNetwork(ip)}`;
/** The subject of a user's tries on a device that is known. */
export const deviceSubject = (userId: number, device: Uint8Array): string =>
  `device:${userId}${onDevice(device)}`;
/** The subject of the password that a user gives while signed in. */
export const ownSubject = (userId: number): string => `own:${userId}`;
/** The subject of an account's tries at the second factor; those on a known device are counted apart. */
export const codeSubject = (userId: number, device: Uint8Array | null = null): string =>
  `code:${userId}${onDevice(device)}`;
/** The subject of the tries that come from one address. */
export const addressSubject = (ip: string): string => `address:${rateLimitNetwork(ip)}`;
/** The subject of the codes that an account is mailed. */
export const mailSubject = (userId: number, device: Uint8Array | null = null): string =>
  `mail:${userId}${onDevice(device)}`;

/** The result of an attempt: its number, or the seconds that the subject stays blocked. */
export type AttemptResult = { readonly number: number } | { readonly blockedSeconds: number };

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts do not exceed the limit.
 * Call `clearAttempts` or `refundAttempt` when it succeeds.
 * @param db never a transaction that a refusal rolls back
 */
export async function consumeAttempt(
  db: Queryable,
  subject: string,
  allowed: Allowance,
): Promise<AttemptResult> {
  const isOld = sql`a.window_start < now() - make_interval(mins => ${allowed.windowMinutes}::int)`;
  const tries = sql`case when ${isOld} then 1 else a.tries + 1 end`;
  const minutes = sql`least(${allowed.longestMinutes ?? 720}::int, ${allowed.blockMinutes}::int * power(2, least(12, (${tries}) - ${allowed.tries}::int)))::int`;
  const taken = await findOne<{ tries: number }>(
    db,
    sql`insert into login_attempt as a (subject, tries) values (${subject}, 1)
      on conflict (subject) do update set
        tries = ${tries},
        window_start = case when ${isOld} then now() else a.window_start end,
        blocked_until = case when (${tries}) >= ${allowed.tries}::int then now() + make_interval(mins => ${minutes}) end
      where a.blocked_until is null or a.blocked_until <= now()
      returning tries`,
  );
  return taken ? { number: taken.tries } : { blockedSeconds: await blockedSeconds(db, subject) };
}

/** Counts an attempt that never blocks, before its outcome is known; returns how many there were within the window. */
export async function countAttempt(db: Queryable, subject: string, windowMinutes: number): Promise<number> {
  const isOld = sql`a.window_start < now() - make_interval(mins => ${windowMinutes}::int)`;
  const { tries } = await getOne<{ tries: number }>(
    db,
    sql`insert into login_attempt as a (subject, tries) values (${subject}, 1)
      on conflict (subject) do update set
        tries = case when ${isOld} then 1 else a.tries + 1 end,
        window_start = case when ${isOld} then now() else a.window_start end
      returning tries`,
  );
  return tries;
}

/** Seconds for which a subject is blocked; 0 when it is not. */
export async function blockedSeconds(db: Queryable, subject: string): Promise<number> {
  const row = await findOne<{ seconds: number }>(
    db,
    sql`select ceil(extract(epoch from blocked_until - now()))::int as seconds from login_attempt
        where subject = ${subject} and blocked_until > now()`,
  );
  return row ? Math.max(1, row.seconds) : 0;
}

/** Deletes the attempts of a subject: the last one succeeded, or its owner signed in by another method. */
export async function clearAttempts(db: Queryable, subject: string): Promise<void> {
  await db.query(sql`delete from login_attempt where subject = ${subject}`);
}

/** Deletes all attempts of an account, from every source: its owner has used a mailed link. */
export async function clearAccountAttempts(
  db: Queryable,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const named = [accountSubject(email), codeSubject(id), mailSubject(id), ownSubject(id)];
  const prefixes = [`source:${hashOf(email)}:`, `device:${id}:`, `code:${id}:`, `mail:${id}:`];
  await db.query(sql`
    delete from login_attempt a where subject = any(${named}::text[])
      or exists (select from unnest(${prefixes}::text[]) p where starts_with(a.subject, p))`);
}

/** Returns one attempt; the earlier ones stay counted. */
export async function refundAttempt(db: Queryable, subject: string): Promise<void> {
  await db.query(
    sql`update login_attempt set tries = tries - 1, blocked_until = null where subject = ${subject} and tries > 0`,
  );
}
