import sql, { type Sql } from 'sql-template-tag';
import { DAILY_BYTES } from '../../resources/common/document/limits.ts';
import { getOne, type Queryable, type Tx } from '../db/db.ts';
import { Refusal } from '../errors.ts';

const reached = (): Refusal => new Refusal(429, 'UPLOAD_QUOTA_REACHED', [], {}, 3600);

/** Selects the bytes that a user has uploaded within a day, by any call. */
const uploadedBy = (userId: number): Sql =>
  sql`select coalesce(sum(size), 0) as uploaded from document
    where creation_user_id = ${userId} and creation_timestamp > now() - interval '1 day'`;

const uploadedBytes = async (db: Queryable, userId: number): Promise<number> =>
  (await getOne<{ uploaded: number }>(db, uploadedBy(userId))).uploaded;

/** Refuses a user whose daily quota is used up, before the upload is processed. */
export async function refuseBeyondQuota(db: Queryable, userId: number): Promise<void> {
  if ((await uploadedBytes(db, userId)) >= DAILY_BYTES) throw reached();
}

/**
 * Checks the daily quota of a user within the transaction that stores the bytes. Concurrent uploads of the same user
 * wait here for one another, so that together they stay within the quota.
 * @throws Refusal 429 UPLOAD_QUOTA_REACHED
 */
export async function reserveQuota(tx: Tx, userId: number, bytes: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`upload share ${userId}`}, 0))`);
  if ((await uploadedBytes(tx, userId)) + bytes > DAILY_BYTES) throw reached();
}
