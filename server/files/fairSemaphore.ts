import { Refusal } from '../errors.ts';

/** Seconds after which another try makes sense. */
const RETRY_AFTER = 15;

/** The limits of a semaphore: how much work runs at a time, and how much may wait. */
interface Room {
  readonly places: number;
  /** Maximum waiting work of one user. */
  readonly waitingEach: number;
  readonly waiting: number;
}

/**
 * A semaphore that is fair to users: no user occupies all its places, and waiting work is served round-robin, one
 * user after the other. When too much waits, further work is refused.
 */
export class FairSemaphore {
  readonly #room: Room;
  readonly #inside = new Map<number, number>();
  /** Waiting work by user; the user who is served next is first. */
  readonly #waiting = new Map<number, (() => void)[]>();
  #free: number;
  #count = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#free = room.places;
  }

  /**
   * Runs `work` when a place is free.
   * @throws Refusal 429 when the user has too much waiting, 503 when all users together have
   */
  async run<T>(person: number, work: () => Promise<T>): Promise<T> {
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
      // The user's other work waits until the other users have been served.
      if (own.length > 0) this.#waiting.set(next, own);
      this.#count -= 1;
      this.#enter(next);
      enter();
      return;
    }
  }
}
