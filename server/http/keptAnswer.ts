import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** An answer that stays the same for the life of the process: all its readers share these bytes. */
export interface KeptAnswer {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly compressed: Readonly<Record<Encoding, Buffer>>;
}

/** The quality of Brotli that compresses megabytes within a second; the best would take ten. */
const BROTLI_QUALITY = 6;

/** Compresses an answer, outside the event loop. */
export async function keepAnswer(type: string, text: string): Promise<KeptAnswer> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(plain),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url');
  // The same tag for each of its encodings, so a weak one.
  return { type, etag: `W/"${hash}"`, plain, compressed: { br, gzip: gz } };
}

/** Returns the first of our encodings that the client takes. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a kept answer, or 304 where the client has it. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, plain, compressed }: KeptAnswer,
): FastifyReply {
  void reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (isKnown(request, etag)) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding) void reply.header('Content-Encoding', encoding);
  return reply.type(type).send(encoding ? compressed[encoding] : plain);
}
