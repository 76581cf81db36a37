/** Milliseconds without a byte sent or received after which a call counts as lost. */
export const SILENCE_MS = 60_000;
/** The same once files have been sent: the server checks, scans and redraws them before it answers. */
export const FILES_SILENCE_MS = 300_000;

/** Notes that something moved; the next silence may last so long. */
export type Heard = (ms?: number) => void;

/** Whether a call was given up because nothing was heard of it. */
export const isSilence = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'TimeoutError';

/**
 * Runs a call and aborts it, with a TimeoutError, once nothing has been heard of it for `ms`. Each call of `heard`
 * starts the time anew: a slow connection on which something moves is given all the time it needs.
 */
export async function whileHeard<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal, heard: Heard) => Promise<T>,
): Promise<T> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard: Heard = (next = ms) => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(new DOMException('', 'TimeoutError')), next);
  };
  heard();
  try {
    return await run(outer ? AbortSignal.any([outer, silent.signal]) : silent.signal, heard);
  } finally {
    clearTimeout(timer);
  }
}
