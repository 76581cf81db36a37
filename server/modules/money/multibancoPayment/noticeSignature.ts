import { createHmac } from 'node:crypto';
import { NOTICE_VALID_SECONDS } from '../../../../resources/money/multibancoPayment/calls.ts';
import { isEqualSecret } from '../../../auth/equalSecrets.ts';

/** Returns the signature over a time in seconds and a body: HMAC-SHA256, 64 hexadecimal digits. */
export const signNotice = (secret: string, time: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

/** What a notice came with. */
interface SignedNotice {
  readonly time: unknown;
  readonly signature: unknown;
  readonly body: Buffer | undefined;
}

/**
 * Whether a notice was signed with the secret, at most `NOTICE_VALID_SECONDS` ago: a recorded one is worth nothing later.
 * @param now milliseconds since 1970
 */
export function isSignedNotice(
  secret: string | undefined,
  { time, signature, body }: SignedNotice,
  now = Date.now(),
): boolean {
  if (secret === undefined || body === undefined) return false;
  if (typeof time !== 'string' || !/^\d{10}$/.test(time) || typeof signature !== 'string') return false;
  const isRight = isEqualSecret(signNotice(secret, time, body), signature.toLowerCase());
  return isRight && Math.abs(now / 1000 - Number(time)) <= NOTICE_VALID_SECONDS;
}
