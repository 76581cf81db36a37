import type { Socket } from 'node:net';
import pg from 'pg';
import sql from 'sql-template-tag';
import { ident } from './sql.ts';

/** Hears what any process on the same database says on a channel. */
export interface Ear {
  readonly heard: (payload: string) => void;
  /** It was deaf for a while: something may have been missed. */
  readonly restored: () => void;
}

/** Milliseconds before the first and before every later attempt to listen again. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** A connection that is dead without a word is found out by asking it now and then. */
const ASK_EVERY = 30_000;

/** Ends a connection without waiting for the other side: one that has fallen silent would never answer. */
function hangUp(client: pg.Client): void {
  void client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroySoon();
}

/**
 * Listens on a connection of its own, and opens it again for as long as nobody says stop. A pooler that lends
 * connections by transaction does not carry notifications: give the server a direct address.
 */
export function listenOn(url: string, channel: string, { heard, restored }: Ear): () => Promise<void> {
  let stopped = false;
  let wasDeaf = false;
  let pause = FIRST_PAUSE;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const later = (): void => {
    if (stopped) return;
    wasDeaf = true;
    timer = setTimeout(() => void open(), pause * (0.5 + Math.random()));
    timer.unref();
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  };

  async function open(): Promise<void> {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 4_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: 'coleira live',
    });
    client = mine;
    let gone = false;
    const lose = (): void => {
      if (gone) return;
      gone = true;
      clearInterval(asking);
      hangUp(mine);
      later();
    };
    const asking = setInterval(() => void mine.query(sql`select 1`).catch(lose), ASK_EVERY);
    asking.unref();
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(sql`listen ${ident(channel)}`);
      pause = FIRST_PAUSE;
      if (wasDeaf) restored();
      wasDeaf = false;
    } catch {
      lose();
    }
    if (stopped) lose();
  }

  void open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    if (client) hangUp(client);
  };
}
