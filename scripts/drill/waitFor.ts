import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks until the answer is something.
 * @param seconds after which it is given up
 * @throws Error that names what was waited for
 */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  seconds: number,
  everyMs = 250,
): Promise<T> {
  const latest = Date.now() + seconds * 1000;
  for (;;) {
    // eslint-disable-next-line no-await-in-loop
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > latest) throw new Error(`${what} did not come within ${seconds} s`);
    // eslint-disable-next-line no-await-in-loop
    await pause(everyMs);
  }
}
