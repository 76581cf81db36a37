import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two bytes of a slow client. */
const BYTE_EVERY_MS = 1_000;
/** A body that is announced, and of which a few bytes come. */
const ANNOUNCED = 100_000;

const HEAD = 'GET /api/health HTTP/1.1\r\nhost: bench\r\nx-slow: ';
const HALF = `POST /api/auth/ HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${ANNOUNCED}\r\n\r\n{"email": "`;

/** Connections that send a byte a second, half of them of their headers and half of a body; each that the server ends is opened anew. */
export class SlowClients {
  readonly #sockets = new Set<Socket>();
  readonly #over = new AbortController();
  /** Connections that the server has ended. */
  ended = 0;

  constructor(
    private readonly port: number,
    amount: number,
  ) {
    for (let n = 0; n < amount; n += 1) this.#open(n % 2 === 0 ? HEAD : HALF);
    void this.#send();
  }

  /** Connections that are open. */
  get size(): number {
    return this.#sockets.size;
  }

  stop(): void {
    this.#over.abort();
    for (const socket of this.#sockets) socket.destroy();
  }

  #open(start: string): void {
    const socket = connect(this.port, '127.0.0.1');
    this.#sockets.add(socket);
    socket.write(start);
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (this.#over.signal.aborted) return;
      this.ended += 1;
      this.#open(start);
    });
  }

  async #send(): Promise<void> {
    while (!this.#over.signal.aborted) {
      for (const socket of this.#sockets) socket.write('a');
      // eslint-disable-next-line no-await-in-loop -- once a second
      await pause(BYTE_EVERY_MS);
    }
  }
}
