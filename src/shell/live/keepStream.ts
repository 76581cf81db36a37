import { readStream, type StreamListener } from './readStream.ts';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** A stream that held for so long was a good one: the next break starts with a short pause again. */
const GOOD_AFTER = 30_000;

interface Keeper extends StreamListener {
  /** The server says that the session is over; done once that has been looked into. */
  readonly onOver: () => Promise<void>;
  /** The stream ended, or an attempt to open it failed; it is opened again. */
  readonly onBreak: () => void;
}

/** Milliseconds to wait, spread so that thousands of pages do not come back at once. */
const spread = (pause: number): number => pause * (0.5 + Math.random());

/**
 * Keeps a live stream open until `signal` aborts: reopens it after ever longer pauses while it fails. Once the server
 * answers that the session has ended it stops; without an answer it continues.
 */
export async function keepStream(token: string, keeper: Keeper, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    const since = Date.now();
    const end = await readStream(token, keeper, signal);
    if (!signal.aborted && end.kind === 'over') await keeper.onOver();
    if (signal.aborted) return;
    keeper.onBreak();
    if (Date.now() - since > GOOD_AFTER) pause = FIRST_PAUSE;
    const asked = end.kind === 'broken' ? (end.retryAfter ?? 0) : 0;
    await waitOrOnline(Math.max(spread(pause), asked * 1_000), signal);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
}

/** A pause that ends early when the network comes back. */
const waitOrOnline = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', soon);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(done, spread(FIRST_PAUSE));
    };
    let timer = setTimeout(done, milliseconds);
    addEventListener('online', soon);
    signal.addEventListener('abort', done);
  });
