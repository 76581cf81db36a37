import { NOTICE_VALID_SECONDS } from '../../../../resources/money/multibancoPayment/calls.ts';
import { isEqualSecret } from '../../../auth/equalSecrets.ts';
import { signTimed } from '../../../outbound/signature.ts';

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
  const isRight = isEqualSecret(signTimed(secret, time, body), signature.toLowerCase());
  return isRight && Math.abs(now / 1000 - Number(time)) <= NOTICE_VALID_SECONDS;
}
