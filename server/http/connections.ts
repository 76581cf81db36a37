import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for the answer before them; one more ends the connection. */
export const MAX_WAITING_REQUESTS = 32;
/** The clients' progress is checked this often within the time that they have. */
const CHECKS = 4;

/** How much of a connection's data the system has taken. */
interface Progress {
  /** Bytes of the pieces that it has taken whole. */
  readonly whole: number;
  /** Bytes that are left of the piece that it is taking. */
  readonly left: number;
}

/**
 * Returns the progress of a connection with data that the client has not taken; undefined where there is none. Node
 * counts what is left of a piece in the handle of the socket, which its types do not have: without it a large piece
 * counts as taken when it is whole.
 */
function progressOf(socket: Socket): Progress | undefined {
  const unread = socket.writableLength;
  if (unread === 0) return undefined;
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return { whole: socket.bytesWritten - unread, left: handle?.writeQueueSize ?? 0 };
}

/** One connection: its requests are answered one after the other, each when the client has taken the answer before. */
class Connection {
  readonly #socket: Socket;
  readonly #handle: RequestListener;
  readonly #waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  #isAnswering = false;
  #progress: Progress | undefined;
  #unchangedSince = 0;

  constructor(socket: Socket, handle: RequestListener) {
    this.#socket = socket;
    this.#handle = handle;
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // Requests of the same packet follow when the connection has been ended.
    if (this.#socket.destroyed) return;
    if (!this.#isAnswering) this.#answer(request, response);
    else if (this.#waiting.length < MAX_WAITING_REQUESTS) this.#waiting.push([request, response]);
    else this.end();
  }

  /** Ends the connection when its client has taken nothing of an answer for so many milliseconds. */
  check(now: number, stalledMs: number): void {
    const progress = progressOf(this.#socket);
    const isUnchanged =
      progress !== undefined &&
      progress.whole === this.#progress?.whole &&
      progress.left === this.#progress.left;
    this.#progress = progress;
    if (!isUnchanged) this.#unchangedSince = now;
    else if (now - this.#unchangedSince >= stalledMs) this.end();
  }

  end(): void {
    this.#waiting.length = 0;
    this.#socket.destroy();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#isAnswering = true;
    response.once('close', () => {
      this.#isAnswering = false;
      const next = this.#waiting.shift();
      if (next && !this.#socket.destroyed) this.#answer(...next);
    });
    this.#handle(request, response);
  }
}

/**
 * Makes the server of HTTP. A connection has one call in progress and one answer in memory: the next call begins when
 * the client has taken the answer to the last. A connection whose client takes nothing of an answer for `stalledMs`
 * is ended, whatever the answer: a list, a file, an export or the live stream.
 */
export function createHttpServer(handle: RequestListener, options: ServerOptions, stalledMs: number): Server {
  const connections = new Map<Socket, Connection>();
  const server = createServer(options, (request, response) =>
    connections.get(request.socket)?.take(request, response),
  );
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Connection(socket, handle));
    socket.once('close', () => connections.delete(socket));
  });
  server.on('listening', () => {
    const checks = setInterval(() => {
      const now = performance.now();
      for (const connection of connections.values()) connection.check(now, stalledMs);
    }, stalledMs / CHECKS);
    checks.unref();
    server.once('close', () => clearInterval(checks));
  });
  return server;
}
