import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_TOPICS, type LiveTopic } from '../../resources/common/notification/stream.ts';
import { throttleTopics } from '../../src/shell/live/throttleTopics.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that hears of changes', () => {
  it.each(LIVE_TOPICS.filter((topic) => topic !== 'jobs'))(
    'of %s ten times a second for a minute › refetches at most every five seconds',
    (topic) => {
      const refetched: LiveTopic[] = [];
      const { changed } = throttleTopics((one) => refetched.push(one));
      for (let n = 0; n < 600; n += 1) {
        changed(topic);
        vi.advanceTimersByTime(100);
      }
      expect(refetched.length).toBeGreaterThanOrEqual(12);
      expect(refetched.length).toBeLessThanOrEqual(13);
    },
  );

  it('of the progress of own jobs ten times a second for a minute › refetches at most once a second', () => {
    const refetched: LiveTopic[] = [];
    const { changed } = throttleTopics((one) => refetched.push(one));
    for (let n = 0; n < 600; n += 1) {
      changed('jobs');
      vi.advanceTimersByTime(100);
    }
    expect(refetched.length).toBeGreaterThanOrEqual(60);
    expect(refetched.length).toBeLessThanOrEqual(61);
  });

  it('of one change › refetches at once, and of the last within five seconds', () => {
    const refetched: LiveTopic[] = [];
    const { changed } = throttleTopics((one) => refetched.push(one));
    changed('balance');
    changed('tickets');
    expect(refetched).toEqual(['balance', 'tickets']);
    changed('balance');
    changed('balance');
    expect(refetched).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(refetched).toEqual(['balance', 'tickets', 'balance']);
    vi.advanceTimersByTime(60_000);
    expect(refetched).toHaveLength(3);
  });

  it('once it is left › refetches nothing more', () => {
    const refetched: LiveTopic[] = [];
    const { changed, stop } = throttleTopics((one) => refetched.push(one));
    changed('balance');
    changed('balance');
    stop();
    vi.advanceTimersByTime(60_000);
    expect(refetched).toEqual(['balance']);
  });
});
