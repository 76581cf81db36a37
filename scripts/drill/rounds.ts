import { setTimeout as pause } from 'node:timers/promises';
import { openDb } from '../../server/db/open.ts';
import { newTroubles } from './call.ts';
import { type FAULTS, type Scene } from './faults.ts';
import { prove, type Proof } from './proofs.ts';
import { waitFor } from './waitFor.ts';

/** Milliseconds of load before a fault, and after writes have come back. */
const BEFORE_MS = 4_000;
const AFTER_MS = 5_000;
/** Seconds after which a round without a write is broken off; above the limits, so that the figure is known. */
const PATIENCE_SECONDS = 150;
/** Writes that show that they are acknowledged again. */
const ENOUGH = 10;
/** Writes that are repeated at the same time. */
const AT_ONCE = 8;

/** What was seen in a round. */
export interface Round extends Proof {
  readonly name: string;
  readonly limit: number;
  /** Writes that were acknowledged in it, and the longest time between two of them, in seconds. */
  readonly writes: number;
  readonly gap: number;
  /** Writes that were acknowledged while one machine alone had them. */
  readonly alone: number;
  readonly reads: number;
  readonly wrongReads: readonly string[];
  readonly repeats: number;
  readonly wrongRepeats: readonly string[];
  readonly refused: number;
  readonly cut: number;
  readonly withoutRetryAfter: number;
  readonly faults: readonly string[];
  /** Why it did not happen. */
  readonly skipped?: string;
}

type Fault = (typeof FAULTS)[number];

const NOTHING = {
  writes: 0,
  gap: 0,
  alone: 0,
  reads: 0,
  wrongReads: [],
  repeats: 0,
  wrongRepeats: [],
  refused: 0,
  cut: 0,
  withoutRetryAfter: 0,
  faults: [],
  lost: 0,
  wrongCredits: 0,
  mailsTwice: 0,
  jobsTwice: 0,
  jobsMissing: 0,
};

/** The longest time between two acknowledgements, in seconds. */
export const longestGap = (moments: readonly number[]): number =>
  moments.reduce((longest, moment, at) => Math.max(longest, moment - (moments[at - 1] ?? moment)), 0) / 1000;

/** Lets one fault happen under load, mends it, and compares what is there with what was acknowledged. */
export async function runRound(scene: Scene, fault: Fault): Promise<Round> {
  const why = fault.impossible?.(scene);
  if (why !== undefined) return { ...NOTHING, name: fault.name, limit: fault.limit, skipped: why };
  const { cluster, register, load } = scene;
  const firstWrite = load.acknowledged.length;
  load.troubles = newTroubles();
  const begun = {
    moment: load.moments.length,
    alone: load.alone,
    reads: load.reads,
    repeats: load.repeats,
    wrongReads: load.wrongReads.length,
    wrongRepeats: load.wrongRepeats.length,
  };
  load.resume();
  await pause(BEFORE_MS);
  const mend = await fault.happen(scene);
  const at = load.moments.length;
  await waitFor('writes after the fault', async () => load.moments.length >= at + ENOUGH, PATIENCE_SECONDS);
  await pause(AFTER_MS);
  await mend();
  await cluster.healthy();
  await register.healthy();
  await pause(AFTER_MS);
  await load.pause();
  const moments = load.moments.slice(begun.moment);
  const writes = load.acknowledged.slice(firstWrite);
  for (let next = 0; next < writes.length; next += AT_ONCE)
    // eslint-disable-next-line no-await-in-loop
    await Promise.all(writes.slice(next, next + AT_ONCE).map((one) => load.repeat(one)));
  const db = await openDb({ databaseUrl: cluster.url('direct'), dataDir: '' });
  try {
    // All writes of the drill: a later fault loses none of an earlier round either.
    const proof = await prove(db, register, load.acknowledged);
    const { refused, cut, withoutRetryAfter, faults } = load.troubles;
    return {
      name: fault.name,
      limit: fault.limit,
      writes: writes.length,
      gap: longestGap(moments),
      alone: load.alone - begun.alone,
      reads: load.reads - begun.reads,
      wrongReads: load.wrongReads.slice(begun.wrongReads),
      repeats: load.repeats - begun.repeats,
      wrongRepeats: load.wrongRepeats.slice(begun.wrongRepeats),
      refused,
      cut,
      withoutRetryAfter,
      faults,
      ...proof,
    };
  } finally {
    await db.close();
  }
}
