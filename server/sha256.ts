import { createHash } from 'node:crypto';

/** The SHA-256 of a file's bytes, or of a text in UTF-8, in hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');
