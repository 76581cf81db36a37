/** A stream of reproducible choices: the same key always gives the same stream. */
export class Random {
  #state: number;

  /** @param key what the stream is for: words and numbers, such as ('animal', 17) */
  constructor(...key: (string | number)[]) {
    this.#state = hash(key.join(' '));
  }

  /** A number from 0 up to but not including 1 (Mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list, all equally likely. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** One of a list whose first are the most common, as names are. */
  common<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() ** 1.7 * list.length)] as T;
  }

  /** One of several by weight. */
  weighted<T>(choices: Weighted<T>): T {
    let left = this.next() * totalOf(choices);
    for (const [choice, weight] of choices) if ((left -= weight) < 0) return choice;
    return choices.at(-1)![0];
  }
}

/** Choices and how often each is to come. */
export type Weighted<T> = readonly (readonly [choice: T, weight: number])[];

const totals = new WeakMap<Weighted<unknown>, number>();

function totalOf(choices: Weighted<unknown>): number {
  let total = totals.get(choices);
  if (total === undefined) {
    total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    totals.set(choices, total);
  }
  return total;
}

/** FNV-1a, then mixed once more so that neighbouring keys part at once. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return Math.imul(h ^ (h >>> 13), 0xc2b2ae35) | 0;
}
