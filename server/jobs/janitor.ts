import type { Db } from '../db/db.ts';
import { foreignKeyViolation } from '../db/sql.ts';
import { logFault } from '../log/logFault.ts';
import { removeOldMails } from '../mail/folder.ts';
import { startRounds, type Rounds } from '../rounds.ts';
import { DEFAULT_KEEP, type KeepSettings } from '../settings/keep.ts';
import { RETENTION } from './retention.ts';
import type { Sweep } from './sweeps.ts';

/** Statements of one sweep at most: what is left waits for the next round, and calls get their turn. */
const MOST_BATCHES = 50;
const DAY_MS = 24 * 60 * 60_000;

/** Runs a sweep until nothing is left, and answers how many rows went. */
async function sweepOne(db: Db, statement: ReturnType<Sweep>): Promise<number> {
  let gone = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    try {
      const [swept] = await db.query<{ n: number; more: boolean }>(statement);
      gone += swept!.n;
      if (!swept!.more) break;
    } catch (error) {
      // A document was stored with such a content between the look and the deletion: next time, then.
      if (foreignKeyViolation(error) === undefined) throw error;
      break;
    }
  }
  return gone;
}

/** Deletes what has run out, once, and answers how many rows of which table. */
export async function sweep(db: Db, keep: KeepSettings = DEFAULT_KEEP): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, { sweeps = [] }] of Object.entries(RETENTION)) {
    for (const one of sweeps) counts[table] = (counts[table] ?? 0) + (await sweepOne(db, one(keep)));
  }
  return counts;
}

/** How the janitor works; the defaults are what the server runs with. */
export interface JanitorOptions {
  readonly keep?: KeepSettings;
  /** Where mails are kept as files, if they are. */
  readonly mailFolder?: string | undefined;
  readonly everyMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** Sweeps on a timer. Several servers may: deleting twice is deleting once. */
export function startJanitor(
  db: Db,
  {
    keep = DEFAULT_KEEP,
    mailFolder,
    everyMs = 10 * 60_000,
    onError = (error) => logFault('janitor', error),
  }: JanitorOptions = {},
): Rounds {
  const work = async (): Promise<void> => {
    await sweep(db, keep);
    if (mailFolder !== undefined)
      await removeOldMails(mailFolder, new Date(Date.now() - keep.mails * DAY_MS));
  };
  return startRounds(work, everyMs, onError);
}
