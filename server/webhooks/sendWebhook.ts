import {
  WEBHOOK_ID_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIME_HEADER,
  type WebhookError,
} from '../../resources/common/webhookDelivery/targets.ts';
import { callPublic, OutboundError } from '../outbound/callPublic.ts';
import { signTimed } from '../outbound/signature.ts';
import type { WebhookTarget } from './targets.ts';

/** Milliseconds that an address has for its answer. */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 100_000;

/** What came of an attempt. */
export interface WebhookOutcome {
  readonly isDelivered: boolean;
  /** Status of the answer, where there was one. */
  readonly answerStatus: number | null;
  readonly error: WebhookError | null;
}

/**
 * Sends a message to an address, signed at this moment: a status from 200 to 299 means that it was taken. Never rejects
 * because of the other side.
 * @param messageId stays the same over all attempts, so that the other side recognises a repeat
 */
export async function sendWebhook(
  { url, secret, allowsLoopback }: WebhookTarget,
  messageId: string,
  body: string,
): Promise<WebhookOutcome> {
  const time = String(Math.trunc(Date.now() / 1000));
  try {
    const { status } = await callPublic(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Coleira',
        [WEBHOOK_TIME_HEADER]: time,
        [WEBHOOK_SIGNATURE_HEADER]: signTimed(secret, time, body),
        [WEBHOOK_ID_HEADER]: messageId,
      },
      body,
      patienceMs: PATIENCE_MS,
      maxBytes: MAX_BYTES,
      allowsLoopback,
      accepts: (code) => code >= 200 && code < 300,
    });
    return { isDelivered: true, answerStatus: status, error: null };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { isDelivered: false, answerStatus: error.status ?? null, error: error.fault };
  }
}
