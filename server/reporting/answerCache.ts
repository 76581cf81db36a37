import type { Db } from '../db/db.ts';

/** Answers that are kept at a time: each has at most a thousand rows. The oldest go first. */
const MOST_ANSWERS = 500;

interface Kept<T> {
  readonly at: number;
  readonly answer: Promise<T>;
}

/** How fresh an answer has to be: not older than so many seconds, or counted anew. */
interface Freshness {
  readonly seconds: number;
  readonly refresh?: boolean;
}

/**
 * Keeps answers in this process, by a key that names all that they depend on. Callers that ask while one is counted wait for
 * the same; a failure is not kept.
 */
export class AnswerCache<T> {
  // By database: tests have several in a process.
  readonly #kept = new WeakMap<Db, Map<string, Kept<T>>>();

  get(db: Db, key: string, { seconds, refresh = false }: Freshness, count: () => Promise<T>): Promise<T> {
    if (seconds === 0) return count();
    const kept = this.#kept.get(db) ?? new Map<string, Kept<T>>();
    this.#kept.set(db, kept);
    const known = kept.get(key);
    if (known && !refresh && Date.now() - known.at < seconds * 1000) return known.answer;
    const answer = count();
    kept.delete(key);
    kept.set(key, { at: Date.now(), answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_ANSWERS && oldest !== undefined) kept.delete(oldest);
    // What failed is no answer to the next who asks.
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  }
}
