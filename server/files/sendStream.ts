import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fileHeaders, type FileAnswer } from './fileHeaders.ts';

/**
 * Returns a file that is made while it is read, to be saved by the browser. It is returned by a handler and not sent: it leaves
 * once the audit row of the call is committed.
 */
export function sendStream(
  reply: FastifyReply,
  file: FileAnswer,
  chunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): never {
  reply.headers(fileHeaders(file, true));
  // The framework sends the stream as it is; calls have no type for an answer that is no JSON.
  return Readable.from(chunks, { objectMode: false }) as never;
}
