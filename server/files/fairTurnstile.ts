import { Refusal } from '../errors.ts';

/** Seconds after which another try makes sense. */
const RETRY_AFTER = 15;

/** How many get through a turnstile at a time, and how many may stand before it. */
interface Room {
  readonly places: number;
  /** Of one person's; at least one place is left for others. */
  readonly waitingEach: number;
  readonly waiting: number;
}

/**
 * Lets so many through at a time, of one person never all: whoever sends much stands behind nobody but
 * themselves. Those who wait take turns, person by person; when too many wait, the next is sent away.
 */
export class FairTurnstile {
  readonly #room: Room;
  readonly #inside = new Map<number, number>();
  /** Who waits, by person; the person whose turn is next comes first. */
  readonly #waiting = new Map<number, (() => void)[]>();
  #free: number;
  #count = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#free = room.places;
  }

  /** @throws Refusal 429 when a person has too much waiting, 503 when all together have */
  async through<T>(person: number, work: () => Promise<T>): Promise<T> {
    if (this.#mayEnter(person)) this.#enter(person);
    else await this.#wait(person);
    try {
      return await work();
    } finally {
      this.#leave(person);
    }
  }

  #mayEnter(person: number): boolean {
    const most = Math.max(1, this.#room.places - 1);
    return this.#free > 0 && (this.#inside.get(person) ?? 0) < most;
  }

  #enter(person: number): void {
    this.#free -= 1;
    this.#inside.set(person, (this.#inside.get(person) ?? 0) + 1);
  }

  #wait(person: number): Promise<void> {
    const own = this.#waiting.get(person) ?? [];
    if (own.length >= this.#room.waitingEach)
      throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, RETRY_AFTER);
    if (this.#count >= this.#room.waiting) throw new Refusal(503, 'SERVER_BUSY', [], {}, RETRY_AFTER);
    this.#count += 1;
    this.#waiting.set(person, own);
    return new Promise((enter) => own.push(enter));
  }

  #leave(person: number): void {
    this.#free += 1;
    const left = this.#inside.get(person)! - 1;
    if (left > 0) this.#inside.set(person, left);
    else this.#inside.delete(person);
    for (const [next, own] of this.#waiting) {
      if (!this.#mayEnter(next)) continue;
      this.#waiting.delete(next);
      const enter = own.shift()!;
      // To the end of the round, with what else they have.
      if (own.length > 0) this.#waiting.set(next, own);
      this.#count -= 1;
      this.#enter(next);
      enter();
      return;
    }
  }
}
