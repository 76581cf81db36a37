import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveTopic } from '../../resources/common/notification/stream.ts';

/** Milliseconds after which the page reconnects; it adds a random part. */
const RETRY_MS = 5_000;

/** Formats one event of the stream. */
const eventText = (event: LiveEvent, data: object = {}): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The first text of a stream. */
export const OPENING = `retry: ${RETRY_MS}\n${eventText('open')}`;

/**
 * One open stream. For a slow client nothing is buffered but the names of the changed topics, once each, which are
 * sent when there is room; a client that reads nothing is disconnected as those of all answers are
 * (server/http/connections.ts).
 */
export class Stream {
  readonly #response: ServerResponse;
  readonly #pending = new Set<LiveTopic>();
  #isFull = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.on('drain', () => {
      this.#isFull = false;
      this.#flush();
    });
    response.write(OPENING);
  }

  /** Sends that a topic has changed. */
  send(topic: LiveTopic): void {
    this.#pending.add(topic);
    this.#flush();
  }

  /** Sends a heartbeat, which keeps proxies from closing the connection and finds out dead connections. */
  beat(): void {
    if (!this.#isFull) this.#write(': \n\n');
  }

  /** Ends the stream because the session has ended: the page does not reconnect. */
  end(): void {
    if (!this.#response.writableEnded) this.#response.end(eventText('end'));
  }

  /** Closes the stream because the server shuts down: the page reconnects. */
  close(): void {
    this.#response.end();
    this.#response.socket?.destroySoon();
  }

  #flush(): void {
    if (this.#isFull || this.#pending.size === 0) return;
    const topics = [...this.#pending];
    this.#pending.clear();
    this.#write(eventText('changed', { topics }));
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (!this.#response.write(text)) this.#isFull = true;
  }
}
