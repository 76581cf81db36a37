import type { Db } from '../db/db.ts';

/** Answers that are kept at a time: each has at most a thousand rows. */
const MOST_ANSWERS = 300;

interface Kept<T> {
  readonly until: number;
  readonly answer: Promise<T>;
}

/**
 * Keeps answers in this process for some seconds, by a key that names all that they depend on. Callers that ask while one
 * is counted wait for the same; a failure is not kept.
 */
export class AnswerCache<T> {
  // By database: tests have several in a process.
  readonly #kept = new WeakMap<Db, Map<string, Kept<T>>>();

  get(db: Db, key: string, seconds: number, count: () => Promise<T>): Promise<T> {
    if (seconds === 0) return count();
    const kept = this.#kept.get(db) ?? new Map<string, Kept<T>>();
    this.#kept.set(db, kept);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = count();
    kept.delete(key);
    if (kept.size >= MOST_ANSWERS) kept.delete(kept.keys().next().value!);
    kept.set(key, { until: Date.now() + seconds * 1000, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  }
}
