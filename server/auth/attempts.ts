import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../db/db.ts';
import { networkOf } from './networkOf.ts';

/** How many tries something has, and what more of them cost. */
interface Allowance {
  readonly tries: number;
  /** Tries are forgotten so many minutes after the first. */
  readonly windowMinutes: number;
  /** How long the last allowed try blocks; each one after it twice as long, up to twelve hours. */
  readonly blockMinutes: number;
}

const DAY = 24 * 60;

/** Wrong passwords of one e-mail address, whether or not an account has it. */
export const PASSWORD: Allowance = { tries: 5, windowMinutes: DAY, blockMinutes: 5 };
/** Wrong codes of one account, over all its sign-ins. */
export const CODE: Allowance = { tries: 5, windowMinutes: DAY, blockMinutes: 1 };
/** Wrong passwords from one address, over all accounts. */
export const ADDRESS: Allowance = { tries: 100, windowMinutes: 15, blockMinutes: 15 };

/** Codes that one account is mailed before one of them comes back: nobody's mailbox is to be filled. */
export const CODE_MAILS: Allowance = { tries: 10, windowMinutes: 60, blockMinutes: 10 };

/** The subject of an e-mail's tries; the e-mail itself is not kept. */
export const accountSubject = (email: string): string =>
  `account:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
/** The subject of an account's tries at the second factor. */
export const codeSubject = (userId: number): string => `code:${userId}`;
/** The subject of the tries that come from one address. */
export const addressSubject = (ip: string): string => `address:${networkOf(ip)}`;
/** The subject of the codes that an account is mailed. */
export const mailSubject = (userId: number): string => `mail:${userId}`;

/** What became of a try: its number, or the seconds that the subject stays blocked. */
export type Try = { readonly number: number } | { readonly blockedSeconds: number };

/**
 * Takes a try before it is known how it ends: of many at the same time, no more than allowed get through.
 * Give it back with `forgive` or `giveBack` when it was right.
 * @param db never a transaction that a refusal rolls back
 */
export async function takeTry(db: Queryable, subject: string, allowed: Allowance): Promise<Try> {
  const isOld = sql`a.window_start < now() - make_interval(mins => ${allowed.windowMinutes}::int)`;
  const tries = sql`case when ${isOld} then 1 else a.tries + 1 end`;
  const minutes = sql`least(720, ${allowed.blockMinutes}::int * power(2, least(12, (${tries}) - ${allowed.tries}::int)))::int`;
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

/** Seconds for which a subject is blocked; 0 when it is not. */
export async function blockedSeconds(db: Queryable, subject: string): Promise<number> {
  const row = await findOne<{ seconds: number }>(
    db,
    sql`select ceil(extract(epoch from blocked_until - now()))::int as seconds from login_attempt
        where subject = ${subject} and blocked_until > now()`,
  );
  return row ? Math.max(1, row.seconds) : 0;
}

/** Forgets the tries of a subject: the last one was right, or its owner came in by another way. */
export async function forgive(db: Queryable, subject: string): Promise<void> {
  await db.query(sql`delete from login_attempt where subject = ${subject}`);
}

/** Gives one try back; the earlier ones stay counted. */
export async function giveBack(db: Queryable, subject: string): Promise<void> {
  await db.query(
    sql`update login_attempt set tries = tries - 1, blocked_until = null where subject = ${subject} and tries > 0`,
  );
}
