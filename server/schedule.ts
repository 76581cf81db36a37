/** Work that runs at an interval. */
export interface Schedule {
  /** Ends the schedule and waits for the run in progress. */
  stop(): Promise<void>;
}

/** Runs `work` every `everyMs` milliseconds, one run at a time: a run that would overlap is left out. */
export function startSchedule(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Schedule {
  let run: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    run ??= work()
      .catch(onError)
      .finally(() => {
        run = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await run;
    },
  };
}
