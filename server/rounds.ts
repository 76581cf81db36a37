/** Work that is done again and again. `stop` waits for the round that is running. */
export interface Rounds {
  stop(): Promise<void>;
}

/** Does `work` on a timer, one round at a time: while one is running, the next is left out. */
export function startRounds(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Rounds {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
