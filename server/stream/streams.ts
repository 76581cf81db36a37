import { setTimeout as sleep } from 'node:timers/promises';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import { STREAMS_PER_USER, type LiveTopic } from '../../resources/notification/stream.ts';
import { findSessionByHash } from '../auth/session.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Announcement } from './announce.ts';
import type { Stream } from './stream.ts';

/** Milliseconds between two looks whether the sessions still live: what has ended falls silent within a second. */
export const LOOK_EVERY = 500;
const BEAT_EVERY = 20_000;
/** Streams of one process; a server of average size holds as many idle connections without noticing. */
const MOST = 5_000;
/** Seconds after which another try makes sense. */
const RETRY_AFTER = 120;

/** Whom a topic concerns at all; the rest is not even told that something has changed. */
const MAY_HEAR: Partial<Record<LiveTopic, Access>> = { balance: 'READ_BALANCE' };

interface Open {
  readonly stream: Stream;
  readonly sessionHash: Buffer;
  actor: Actor;
}

const concerns = ({ topic, users, entities }: Announcement, actor: Actor): boolean => {
  if (!allows(MAY_HEAR[topic] ?? 'SIGNED_IN', actor)) return false;
  if (!users && !entities) return true;
  const entity = actor.entity?.id;
  return users?.includes(actor.id) === true || (entity !== undefined && entities?.includes(entity) === true);
};

/** The open streams of this process. They live as long as their sessions and do not prolong them. */
export class Streams {
  readonly #open = new Set<Open>();
  readonly #services: Pick<Services, 'db' | 'settings'>;
  #isWatching = false;
  #beat: NodeJS.Timeout | undefined;

  constructor(services: Pick<Services, 'db' | 'settings'>) {
    this.#services = services;
  }

  /** @throws Refusal 429 when the person has too many open already, 503 when the server has. */
  checkRoom(actor: Actor): void {
    if (this.#open.size >= MOST) throw new Refusal(503, 'SERVER_BUSY', [], {}, RETRY_AFTER);
    const own = [...this.#open].filter((one) => one.actor.id === actor.id).length;
    if (own >= STREAMS_PER_USER) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, RETRY_AFTER);
  }

  /** Takes a stream in; the answered function takes it out. */
  add(stream: Stream, { actor, sessionHash }: SignedInCaller): () => void {
    const open: Open = { stream, sessionHash, actor };
    this.#open.add(open);
    this.#start();
    return () => void this.#open.delete(open);
  }

  deliver(announcement: Announcement): void {
    for (const { stream, actor } of this.#open) {
      if (concerns(announcement, actor)) stream.tell(announcement.topic);
    }
  }

  closeAll(): void {
    for (const { stream } of this.#open) stream.close();
  }

  #start(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#beat = setInterval(() => {
      for (const { stream } of this.#open) stream.beat();
    }, BEAT_EVERY);
    this.#beat.unref();
    void this.#watch();
  }

  async #watch(): Promise<void> {
    while (this.#open.size > 0) {
      await sleep(LOOK_EVERY, undefined, { ref: false });
      await this.#lookAtSessions();
    }
    clearInterval(this.#beat);
    this.#isWatching = false;
  }

  /** By the very rule that every call is let in by; where it cannot be asked, nobody is told anything further. */
  async #lookAtSessions(): Promise<void> {
    const { db, settings } = this.#services;
    const look = async (open: Open): Promise<void> => {
      const session = await findSessionByHash(db, open.sessionHash, settings.productToken, true);
      if (session?.step === 'DONE') open.actor = session.actor;
      else open.stream.end();
    };
    await Promise.all([...this.#open].map(look)).catch(() => this.closeAll());
  }
}
