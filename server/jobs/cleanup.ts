import type { Db } from '../db/db.ts';
import { foreignKeyViolation } from '../db/sql.ts';
import { logFault } from '../log/logFault.ts';
import { removeOldMails } from '../mail/folder.ts';
import { startSchedule, type Schedule } from '../schedule.ts';
import { DEFAULT_RETENTION, type RetentionSettings } from '../settings/retention.ts';
import { RETENTION } from './retention.ts';
import type { CleanupStatement } from './cleanupStatements.ts';

/** Batches of one statement in one run; the rest waits for the next run, so that calls are not kept waiting. */
const MAX_BATCHES = 50;
const DAY_MS = 24 * 60 * 60_000;

/** Runs a cleanup statement until nothing is left and returns the number of deleted rows. */
async function runInBatches(db: Db, statement: ReturnType<CleanupStatement>): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    try {
      const [result] = await db.query<{ n: number; more: boolean }>(statement);
      deleted += result!.n;
      if (!result!.more) break;
    } catch (error) {
      // A document with this content was stored between the select and the delete: the next run looks again.
      if (foreignKeyViolation(error) === undefined) throw error;
      break;
    }
  }
  return deleted;
}

/** Deletes expired rows, once, and returns the number of deleted rows of each table. */
export async function deleteExpired(
  db: Db,
  keep: RetentionSettings = DEFAULT_RETENTION,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, { statements = [] }] of Object.entries(RETENTION)) {
    for (const one of statements) counts[table] = (counts[table] ?? 0) + (await runInBatches(db, one(keep)));
  }
  return counts;
}

/** Options of the cleanup job; the defaults are those of the server. */
export interface CleanupOptions {
  readonly keep?: RetentionSettings;
  /** The folder of mails that are stored as files; undefined when a mail server is set. */
  readonly mailFolder?: string | undefined;
  readonly everyMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** Starts the cleanup job. Several servers may run it: a second deletion has no effect. */
export function startCleanup(
  db: Db,
  {
    keep = DEFAULT_RETENTION,
    mailFolder,
    everyMs = 10 * 60_000,
    onError = (error) => logFault('cleanup', error),
  }: CleanupOptions = {},
): Schedule {
  const work = async (): Promise<void> => {
    await deleteExpired(db, keep);
    if (mailFolder !== undefined)
      await removeOldMails(mailFolder, new Date(Date.now() - keep.mails * DAY_MS));
  };
  return startSchedule(work, everyMs, onError);
}
