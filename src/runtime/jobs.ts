import { useEffect, useSyncExternalStore } from 'react';
import type { Translate } from '../../i18n/index.ts';

/** What names a job: its declaration's name, what it does, and the module whose records it works on. */
export interface NamedJob {
  readonly name: string;
  readonly act: string;
  readonly of: string;
}

/** The name of a job: its own words where it has some, else what it does with which records. */
export const jobTitle = (translate: Translate, { name, act, of }: NamedJob): string =>
  translate(`${name}Job.title`, {
    _: translate(`jobActs.${act}`, {
      _: name,
      what: translate(`resources.${of}.name`, { _: of, smart_count: 2 }),
    }),
  });

/** So many parts of the page show jobs from their beginning to their end. */
let shown = 0;
const listeners = new Set<() => void>();

const countShown = (change: 1 | -1) => {
  shown += change;
  for (const listener of listeners) listener();
};

/** Of a part that shows how far the user's jobs are, and how they ended. */
export function useShowsJobs(): void {
  useEffect(() => {
    countShown(1);
    return () => countShown(-1);
  }, []);
}

/** Whether the page shows jobs: it says itself that one has ended, where a toast would cover the result. */
export const showsJobs = (): boolean => shown > 0;

/** The same, followed as parts of the page come and leave. */
export const useAreJobsShown = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, showsJobs);
