import { setTimeout as sleep } from 'node:timers/promises';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import { STREAMS_PER_USER, type LiveTopic } from '../../resources/common/notification/stream.ts';
import { findSessionByHash } from '../auth/session.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Announcement } from './announce.ts';
import type { Stream } from './stream.ts';

/** Milliseconds between two checks of the sessions: a stream ends within a second of its session. */
export const SESSION_CHECK_MS = 500;
const HEARTBEAT_MS = 20_000;
/** Maximum streams of one process; a server of average size holds as many idle connections without effort. */
const MAX_STREAMS = 5_000;
/** Seconds after which the client may try again. */
const RETRY_AFTER = 120;

/** The access that a topic requires; other users do not learn that something has changed. */
const TOPIC_ACCESS: Partial<Record<LiveTopic, Access>> = {
  balance: 'READ_BALANCE',
  allJobs: 'RUN_OPERATION',
};

interface Open {
  readonly stream: Stream;
  readonly sessionHash: Buffer;
  actor: Actor;
}

const concerns = ({ topic, users, entities }: Announcement, actor: Actor): boolean => {
  if (!allows(TOPIC_ACCESS[topic] ?? 'SIGNED_IN', actor)) return false;
  if (!users && !entities) return true;
  const entity = actor.entity?.id;
  return users?.includes(actor.id) === true || (entity !== undefined && entities?.includes(entity) === true);
};

/** The open streams of this process. They live as long as their sessions and do not prolong them. */
export class Streams {
  readonly #open = new Set<Open>();
  readonly #services: Pick<Services, 'db' | 'settings'>;
  #isWatching = false;
  #isClosed = false;
  #beat: NodeJS.Timeout | undefined;

  constructor(services: Pick<Services, 'db' | 'settings'>) {
    this.#services = services;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Refuses a stream beyond the limits.
   * @throws Refusal 429 when the user has too many open streams, 503 when the server has or shuts down
   */
  checkRoom(actor: Actor): void {
    if (this.#isClosed || this.#open.size >= MAX_STREAMS)
      throw new Refusal(503, 'SERVER_BUSY', [], {}, RETRY_AFTER);
    const own = [...this.#open].filter((one) => one.actor.id === actor.id).length;
    if (own >= STREAMS_PER_USER) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, RETRY_AFTER);
  }

  /** Adds a stream; the returned function removes it. */
  add(stream: Stream, { actor, sessionHash }: SignedInCaller): () => void {
    const open: Open = { stream, sessionHash, actor };
    this.#open.add(open);
    this.#start();
    return () => void this.#open.delete(open);
  }

  deliver(announcement: Announcement): void {
    for (const { stream, actor } of this.#open) {
      if (concerns(announcement, actor)) stream.send(announcement.topic);
    }
  }

  /** Closes every stream, for good: the server shuts down. */
  close(): void {
    this.#isClosed = true;
    this.#closeAll();
  }

  #closeAll(): void {
    for (const { stream } of this.#open) stream.close();
  }

  #start(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#beat = setInterval(() => {
      for (const { stream } of this.#open) stream.beat();
    }, HEARTBEAT_MS);
    this.#beat.unref();
    void this.#watch();
  }

  async #watch(): Promise<void> {
    while (this.#open.size > 0) {
      await sleep(SESSION_CHECK_MS, undefined, { ref: false });
      await this.#checkSessions();
    }
    clearInterval(this.#beat);
    this.#isWatching = false;
  }

  /** Checks every session by the rule of all calls; when the database does not answer, all streams are closed. */
  async #checkSessions(): Promise<void> {
    const { db, settings } = this.#services;
    const check = async (open: Open): Promise<void> => {
      const session = await findSessionByHash(db, open.sessionHash, settings.productToken, true);
      if (session?.step === 'DONE') open.actor = session.actor;
      else open.stream.end();
    };
    await Promise.all([...this.#open].map(check)).catch(() => this.#closeAll());
  }
}
