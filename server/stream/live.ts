import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { LIVE_TOPICS } from '../../resources/common/notification/stream.ts';
import type { Db } from '../db/db.ts';
import type { Listening } from '../db/listen.ts';
import { joinAnnouncers, type Announcement, type Announcer } from './announce.ts';

const CHANNEL = 'coleira_live';
/** Milliseconds during which announcements are collected before they are sent. */
const BATCH_MS = 15;
/** Ids of one message: the database limits it to 8,000 bytes; an id takes at most fifteen. */
const MAX_IDS = 400;

const message = z.object({
  from: z.string(),
  topic: z.enum(LIVE_TOPICS),
  users: z.array(z.number()).optional(),
  entities: z.array(z.number()).optional(),
});

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, part) =>
    ids.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
  );

/**
 * Delivers announcements to the streams of this process at once, and to those of every other process on the same
 * database by NOTIFY. NOTIFY is sent after the transaction, not in it: commits that notify wait for one another, and
 * no write should wait for a notification.
 */
export class Live implements Announcer {
  readonly #name = randomUUID();
  readonly #db: Db;
  readonly #deliver: (announcement: Announcement) => void;
  readonly #onError: (error: unknown) => void;
  readonly #leave: () => void;
  #waiting: Announcement[] = [];
  #sending: Promise<void> = Promise.resolve();
  #listening: Listening | undefined;

  constructor(
    db: Db,
    deliver: (announcement: Announcement) => void,
    onError: (error: unknown) => void = () => undefined,
  ) {
    this.#db = db;
    this.#deliver = deliver;
    this.#onError = onError;
    this.#leave = joinAnnouncers(this);
  }

  publish(announcement: Announcement): void {
    this.#deliver(announcement);
    if (!this.#db.listen) return;
    if (this.#waiting.length === 0) {
      this.#sending = this.#sending.then(() => this.#sendSoon());
    }
    this.#waiting.push(announcement);
  }

  /**
   * Listens to other processes; needed before this process opens a stream. Resolves once a stream opened now misses
   * none of their announcements; when the database does not answer, after five seconds, and the streams hear of every
   * topic later.
   */
  async listen(): Promise<void> {
    this.#listening ??= this.#db.listen?.(CHANNEL, {
      onMessage: (payload) => this.#receive(payload),
      onReconnect: () => {
        for (const topic of LIVE_TOPICS) this.#deliver({ topic });
      },
    });
    await this.#listening?.started;
  }

  async close(): Promise<void> {
    this.#leave();
    await this.#sending;
    await this.#listening?.stop();
  }

  #receive(payload: string): void {
    const { from, ...announcement } = message.parse(JSON.parse(payload));
    if (from !== this.#name) this.#deliver(announcement);
  }

  async #sendSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, BATCH_MS));
    const gathered = this.#waiting;
    this.#waiting = [];
    const payloads = [...new Set(gathered.flatMap((one) => this.#payloads(one)))];
    await this.#db
      .query(sql`select pg_notify(${CHANNEL}, p) from unnest(${payloads}::text[]) p`)
      .catch(this.#onError);
  }

  #payloads({ topic, users, entities }: Announcement): string[] {
    const pack = (to: object) => JSON.stringify({ from: this.#name, topic, ...to });
    if (!users && !entities) return [pack({})];
    return [
      ...inParts(users ?? []).map((part) => pack({ users: part })),
      ...inParts(entities ?? []).map((part) => pack({ entities: part })),
    ];
  }
}
