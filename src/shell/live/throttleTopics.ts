import type { LiveTopic } from '../../../resources/common/notification/stream.ts';

/** Milliseconds between two refetches of a topic by one page: the balance of a busy clinic changes ten times a second. */
export const REFETCH_INTERVAL_MS = 5_000;

/** The same of one's own jobs: who waits for one sees its progress, which is announced once a second at most. */
const PROGRESS_INTERVAL_MS = 1_000;
const INTERVALS_MS: Partial<Record<LiveTopic, number>> = { jobs: PROGRESS_INTERVAL_MS };

/**
 * Refetches a topic when it changes, at once or after `spreadMs` of it. Changes within the interval of a refetch share the
 * next one, which comes at their end: none is left out.
 */
export function throttleTopics(
  refetch: (topic: LiveTopic) => void,
  spreadMs: Partial<Record<LiveTopic, number>> = {},
): { readonly changed: (topic: LiveTopic) => void; readonly stop: () => void } {
  const timers = new Map<LiveTopic, ReturnType<typeof setTimeout>>();
  const lastAt = new Map<LiveTopic, number>();
  const run = (topic: LiveTopic): void => {
    timers.delete(topic);
    lastAt.set(topic, Date.now());
    refetch(topic);
  };
  return {
    changed: (topic) => {
      if (timers.has(topic)) return;
      const rest =
        (lastAt.get(topic) ?? -Infinity) + (INTERVALS_MS[topic] ?? REFETCH_INTERVAL_MS) - Date.now();
      const wait = Math.max(0, rest) + Math.random() * (spreadMs[topic] ?? 0);
      if (wait === 0) run(topic);
      else
        timers.set(
          topic,
          setTimeout(() => run(topic), wait),
        );
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
