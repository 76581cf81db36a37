import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { registration } from '../../bench/registration.ts';
import { EXAMPLE_FILE } from '../../resources/common/document/fileInput.ts';
import { attempt, insist, newTroubles, type Answer, type Troubles, type WriteCall } from './call.ts';
import type { Register } from './register.ts';

/** Callers at the same time, and milliseconds between two calls of each. */
const CALLERS = 6;
const THINK_MS = 60;
/** Of so many registrations one is transferred. */
const TRANSFER_EVERY = 4;

/** A write that was acknowledged. */
export interface Acknowledged {
  readonly call: WriteCall;
  readonly answer: Answer;
  readonly kind: 'REGISTERED' | 'TRANSFER_ASKED' | 'TRANSFERRED';
  /** Of the animal, or of the transfer. */
  readonly id: number;
  readonly transponder: string;
}

/** An animal as the callers know it. */
interface Known {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  owner: string;
  /** A write about it has begun, and may or may not be done. */
  isMoving: boolean;
}

const idOf = ({ text }: Answer): number => (JSON.parse(text) as { id: number }).id;

/** Callers that register, read and transfer animals without end, each write under a key of its own. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** The moment of each acknowledgement, in milliseconds. */
  readonly moments: number[] = [];
  readonly wrongReads: string[] = [];
  /** Results that were none of the first call of their key. */
  readonly wrongRepeats: string[] = [];
  /** Writes that were acknowledged while one machine alone had them. */
  alone = 0;
  reads = 0;
  repeats = 0;
  troubles: Troubles = newTroubles();
  #isPaused = true;
  #isOver = false;
  #next = 0;
  #busy = 0;
  readonly #known: Known[] = [];
  readonly #register: Register;
  #callers: Promise<unknown> = Promise.resolve();

  constructor(register: Register) {
    this.#register = register;
  }

  start(): void {
    this.#isPaused = false;
    const { clinics } = this.#register.people;
    this.#callers = Promise.all(
      Array.from({ length: CALLERS }, (_, at) => this.#call(clinics[at % clinics.length]!)),
    );
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Begins no more calls, and waits until those under way have their results. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    while (this.#busy > 0) await pause(50);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#callers;
  }

  async #call(token: string): Promise<void> {
    while (!this.#isOver) {
      await pause(THINK_MS);
      if (this.#isPaused) continue;
      this.#busy += 1;
      try {
        await this.#once(token);
      } finally {
        this.#busy -= 1;
      }
    }
  }

  async #once(token: string): Promise<void> {
    const at = (this.#next += 1);
    const animal = await this.#registerOne(token, at);
    if (!animal) return;
    await this.#read(animal);
    const other = this.#known[Math.floor(Math.random() * this.#known.length)];
    if (other) await this.#read(other);
    if (at % TRANSFER_EVERY === 0) await this.#transfer(animal, at);
  }

  /** Sends a write until it has its result, and notes it; sometimes once more. */
  async #write(
    call: WriteCall,
    note: (answer: Answer) => Omit<Acknowledged, 'call' | 'answer'>,
  ): Promise<Answer | undefined> {
    const answer = await insist(this.#register.origin, call, this.troubles, () => this.#isOver);
    if (!answer) return undefined;
    if (answer.status >= 300) {
      // A key whose first result was lost would be refused as another registration of the same animal.
      this.wrongRepeats.push(`${call.method} ${call.path} ${answer.status} ${answer.text.slice(0, 200)}`);
      return undefined;
    }
    this.moments.push(Date.now());
    const one = { call, answer, ...note(answer) };
    this.acknowledged.push(one);
    if (this.acknowledged.length % 5 === 0) await this.repeat(one);
    return answer;
  }

  /** Sends a write again under its key: the result must be the first one. */
  async repeat({ call, answer }: Acknowledged): Promise<void> {
    const again = await insist(this.#register.origin, call, this.troubles, () => this.#isOver);
    if (!again) return;
    this.repeats += 1;
    if (again.status !== answer.status || !isDeepStrictEqual(JSON.parse(again.text), JSON.parse(answer.text)))
      this.wrongRepeats.push(`${call.method} ${call.path} ${again.status} ${again.text.slice(0, 200)}`);
  }

  async #registerOne(token: string, at: number): Promise<Known | undefined> {
    const { work } = this.#register;
    const { body } = registration(work, work.first + at);
    const { transponder, name, owner } = body as {
      transponder: string;
      name: string;
      owner: { name: string };
    };
    const call: WriteCall = { method: 'POST', path: '/animals', body, token, key: randomUUID() };
    const answer = await this.#write(call, (given) => ({ kind: 'REGISTERED', id: idOf(given), transponder }));
    if (!answer) return undefined;
    const known = { id: idOf(answer), name, token, owner: owner.name, isMoving: false };
    this.#known.push(known);
    return known;
  }

  /** Reads an animal: what was acknowledged is there, whichever server answers. */
  async #read(animal: Known): Promise<void> {
    const wasMoving = animal.isMoving;
    const before = animal.owner;
    const answer = await attempt(
      this.#register.origin,
      { method: 'GET', path: `/animals/${animal.id}`, token: animal.token },
      this.troubles,
    );
    if (!answer) return;
    this.reads += 1;
    if (wasMoving || animal.isMoving || before !== animal.owner) return;
    const found =
      answer.status === 200 ? (JSON.parse(answer.text) as { name: string; owner?: { name?: string } }) : null;
    if (found?.name !== animal.name || (found.owner?.name !== undefined && found.owner.name !== animal.owner))
      this.wrongReads.push(`animal ${animal.id}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  async #transfer(animal: Known, at: number): Promise<void> {
    const { work, people } = this.#register;
    const { transponder } = registration(work, work.first + at).body as { transponder: string };
    const next = registration(work, work.first + 5_000_000 + at).body as { owner: { name: string } };
    const newOwner = { ...next.owner, name: `Nova ${next.owner.name}`, email: `drill${at}@example.test` };
    const asked = await this.#write(
      {
        method: 'POST',
        path: `/animal-transfers/${transponder}`,
        body: { documents: [EXAMPLE_FILE], newOwner },
        token: animal.token,
        key: randomUUID(),
      },
      (given) => ({ kind: 'TRANSFER_ASKED', id: idOf(given), transponder }),
    );
    if (!asked) return;
    animal.isMoving = true;
    const decided = await this.#write(
      {
        method: 'PUT',
        path: `/animal-transfers/${idOf(asked)}/decision`,
        body: { validation: 'ACCEPTED', formerOwnerTold: 'By telephone' },
        token: people.operator,
        key: randomUUID(),
      },
      () => ({ kind: 'TRANSFERRED', id: idOf(asked), transponder }),
    );
    if (!decided) return;
    animal.owner = newOwner.name;
    animal.isMoving = false;
    await this.#read(animal);
  }
}
