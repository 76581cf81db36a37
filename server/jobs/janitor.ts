import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import { foreignKeyViolation } from '../db/sql.ts';

/** What goes, by the name under which it is counted. */
const rubbish: Record<string, Sql> = {
  idempotencyKeys: sql`delete from idempotency_key where creation_timestamp < now() - interval '24 hours'`,
  // A session that waits while its user impersonates another has no idle end of its own.
  sessions: sql`delete from session
    where absolute_end < now() or (idle_end < now() and suspended_by is null)`,
  secretTokens: sql`delete from secret_token
    where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`,
  loginAttempts: sql`delete from login_attempt
    where window_start < now() - interval '1 day' and coalesce(blocked_until, window_start) < now()`,
  outbox: sql`delete from outbox where done_timestamp < now() - interval '30 days'`,
  tempDocuments: sql`delete from temp_document where expiration_timestamp < now()`,
  // Locked first: who is just storing the same content again holds its row, and keeps it.
  fileContents: sql`delete from file_content where sha256 in (
    select sha256 from file_content where not exists (select from document where document.sha256 = file_content.sha256)
      and not exists (select from temp_document where temp_document.sha256 = file_content.sha256)
    limit 100 for update skip locked)`,
};

/** Deletes what has run out, once, and answers how many rows of what. */
export async function sweep(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, statement] of Object.entries(rubbish)) {
    try {
      const counted = sql`with gone as (${statement} returning 1) select count(*) as n from gone`;
      counts[name] = (await db.query<{ n: number }>(counted))[0]!.n;
    } catch (error) {
      // A document was stored with such a content between the look and the deletion: next time, then.
      if (foreignKeyViolation(error) === undefined) throw error;
      counts[name] = 0;
    }
  }
  return counts;
}

/** Sweeps on a timer. Several servers may: deleting twice is deleting once. */
export function startJanitor(
  db: Db,
  { everyMs = 10 * 60_000, onError = (error: unknown) => console.error('janitor:', error) } = {},
): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => sweep(db)).catch(onError);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
