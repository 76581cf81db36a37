import { createHmac } from 'node:crypto';

/** Returns the signature over a time in seconds and a body: HMAC-SHA256 over `<time>.<body>`, 64 hexadecimal digits. */
export const signTimed = (secret: string, time: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
