import sql, { type Sql } from 'sql-template-tag';
import { DAILY_BYTES } from '../../resources/document/limits.ts';
import { getOne, type Queryable, type Tx } from '../db/db.ts';
import { Refusal } from '../errors.ts';

const reached = (): Refusal => new Refusal(429, 'UPLOAD_QUOTA_REACHED', [], {}, 3600);

/** Bytes that an account has brought within a day, by whichever way. */
const broughtBy = (userId: number): Sql =>
  sql`select coalesce(sum(size), 0) as brought from document
    where creation_user_id = ${userId} and creation_timestamp > now() - interval '1 day'`;

const brought = async (db: Queryable, userId: number): Promise<number> =>
  (await getOne<{ brought: number }>(db, broughtBy(userId))).brought;

/** Refuses an account whose share of the day is used up, before anything is done with what it sends. */
export async function refuseBeyondShare(db: Queryable, userId: number): Promise<void> {
  if ((await brought(db, userId)) >= DAILY_BYTES) throw reached();
}

/**
 * Takes bytes of an account's share of the day, within the transaction that stores them. What the account sends at
 * the same time waits here: each sees what the one before it has stored, and together they stay within the share.
 */
export async function takeOfShare(tx: Tx, userId: number, bytes: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`upload share ${userId}`}, 0))`);
  if ((await brought(tx, userId)) + bytes > DAILY_BYTES) throw reached();
}
