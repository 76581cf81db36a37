import { readStream, type StreamListener } from './readStream.ts';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** A stream that held for so long was a good one: the next break starts with a short pause again. */
const GOOD_AFTER = 30_000;

interface Keeper extends StreamListener {
  /** The server says that the session is over. */
  readonly onOver: () => void;
}

/** Milliseconds to wait, spread so that thousands of pages do not come back at once. */
const spread = (pause: number): number => pause * (0.5 + Math.random());

/** Keeps a live stream open until told to stop: opens it again, after ever longer pauses while it fails. */
export async function keepStream(token: string, keeper: Keeper, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    const since = Date.now();
    const end = await readStream(token, keeper, signal);
    if (signal.aborted) return;
    if (end.kind === 'over') return keeper.onOver();
    if (Date.now() - since > GOOD_AFTER) pause = FIRST_PAUSE;
    await waitOrOnline(Math.max(spread(pause), (end.retryAfter ?? 0) * 1_000), signal);
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
