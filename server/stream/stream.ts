import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveTopic } from '../../resources/notification/stream.ts';

/** Milliseconds after which the page tries again, spread by itself. */
const RETRY = 5_000;
/** Milliseconds that a reader may leave what was sent unread. */
const PATIENCE = 30_000;

/** One event as it goes over the wire. */
const eventText = (event: LiveEvent, data: object = {}): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What a reader gets first. */
export const OPENING = `retry: ${RETRY}\n${eventText('open')}`;

/**
 * One open stream. What a slow reader has not taken yet is not piled up: its topics are remembered once each and
 * sent when there is room; who takes nothing for half a minute is cut off.
 */
export class Stream {
  readonly #response: ServerResponse;
  readonly #owed = new Set<LiveTopic>();
  #fullSince: number | undefined;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('drain', () => {
      this.#fullSince = undefined;
      this.#send();
    });
    response.write(OPENING);
  }

  tell(topic: LiveTopic): void {
    this.#owed.add(topic);
    this.#send();
  }

  /** Keeps proxies from taking the connection for a dead one, and finds out the dead. */
  beat(): void {
    if (this.#fullSince === undefined) this.#write(': \n\n');
    else if (Date.now() - this.#fullSince > PATIENCE) this.#response.destroy();
  }

  /** The session is over: the page is told so, and need not come back. */
  end(): void {
    if (!this.#response.writableEnded) this.#response.end(eventText('end'));
  }

  /** The server is going; the page comes back. */
  close(): void {
    this.#response.end();
    this.#response.socket?.destroySoon();
  }

  #send(): void {
    if (this.#fullSince !== undefined || this.#owed.size === 0) return;
    const topics = [...this.#owed];
    this.#owed.clear();
    this.#write(eventText('changed', { topics }));
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (!this.#response.write(text)) this.#fullSince = Date.now();
  }
}
