import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bodyOf, malformed } from '../errors.ts';
import { headersOf } from './security.ts';

/** The status for each code of Node's parser errors. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no request in Node's eyes (two lengths, a head without end) as every other refusal is answered,
 * headers included, and hangs up: what follows on the connection cannot be trusted to be a request.
 */
export const answerMalformed =
  (production: boolean) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const body = JSON.stringify(bodyOf(malformed()));
    const headers = Object.entries({
      ...headersOf(production),
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers.map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };
