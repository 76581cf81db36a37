import type { Socket } from 'node:net';
import pg from 'pg';
import sql from 'sql-template-tag';
import { ident } from './sql.ts';

/** The callbacks of a listener on a channel of the database. */
export interface ChannelListener {
  readonly onMessage: (payload: string) => void;
  /** Called after a lost connection is open again: messages may have been missed. */
  readonly onReconnect: () => void;
}

/** A channel of the database that is listened to. */
export interface Listening {
  /** Settles after the first attempt. When it failed, `onReconnect` is called once a later one succeeds. */
  readonly started: Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds before the first and before every later attempt to listen again. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Milliseconds between two queries that find a dead connection. */
const PROBE_INTERVAL_MS = 30_000;

/** The driver's own socket, which it does not show. */
export const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Closes a connection without waiting for the other side: a dead one would never answer. */
function hangUp(client: pg.Client): void {
  void client.end().catch(() => undefined);
  streamOf(client).destroySoon();
}

/**
 * Listens on a connection of its own and reopens it when it is lost, until it is stopped. A pooler in transaction mode
 * does not forward notifications: give the server a direct address.
 */
export function listenOn(
  url: string,
  channel: string,
  { onMessage, onReconnect }: ChannelListener,
): Listening {
  let stopped = false;
  let wasDisconnected = false;
  let pause = FIRST_PAUSE;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const later = (): void => {
    if (stopped) return;
    wasDisconnected = true;
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
      clearInterval(probe);
      hangUp(mine);
      later();
    };
    const probe = setInterval(() => void mine.query(sql`select 1`).catch(lose), PROBE_INTERVAL_MS);
    probe.unref();
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(sql`listen ${ident(channel)}`);
      pause = FIRST_PAUSE;
      if (wasDisconnected) onReconnect();
      wasDisconnected = false;
    } catch {
      lose();
    }
    if (stopped) lose();
  }

  return {
    started: open(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      if (client) hangUp(client);
    },
  };
}
