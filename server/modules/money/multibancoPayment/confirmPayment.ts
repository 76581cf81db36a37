import { z } from 'zod';
import { momentShape } from '../../../../resources/kit/values/times.ts';
import { MAX_REFERENCE_CENTS } from '../../../../resources/money/multibancoReference/amounts.ts';
import { callPublic, OutboundError } from '../../../outbound/callPublic.ts';
import { signTimed } from '../../../outbound/signature.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { ReportedPayment } from './bookPayment.ts';

/** Milliseconds that the provider has for its answer; its notice waits meanwhile. */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 100_000;

/** The payments of a reference as the provider has them. */
const confirmed = z.object({
  payments: z
    .array(
      z.object({
        transaction: z.string(),
        amount: z.number().int().min(1).max(MAX_REFERENCE_CENTS),
        paidAt: momentShape(undefined, true),
      }),
    )
    .max(100),
});

/** Whether the provider has a payment: as it has it, not at all, or no answer. */
export type Confirmation = ReportedPayment | 'UNKNOWN' | 'AWAY';

/**
 * Asks the provider for the payments of a reference, where it has an address for that: what counts is what it answers,
 * not what the notice said. The question is signed as notices are.
 */
export async function confirmPayment(
  { payments: { confirmUrl, noticeSecret }, production }: Pick<Settings, 'payments' | 'production'>,
  reported: ReportedPayment,
): Promise<Confirmation> {
  if (confirmUrl === undefined || noticeSecret === undefined) return reported;
  const body = JSON.stringify({ entity: reported.entityCode, reference: reported.number });
  const time = String(Math.trunc(Date.now() / 1000));
  let text: string;
  try {
    ({ body: text } = await callPublic(confirmUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-notice-time': time,
        'x-notice-signature': signTimed(noticeSecret, time, body),
      },
      body,
      patienceMs: PATIENCE_MS,
      maxBytes: MAX_BYTES,
      allowsLoopback: !production,
    }));
  } catch (error) {
    if (error instanceof OutboundError) return 'AWAY';
    throw error;
  }
  const answer = confirmed.safeParse(parsed(text));
  if (!answer.success) return 'AWAY';
  const found = answer.data.payments.find(({ transaction }) => transaction === reported.transaction);
  if (!found) return 'UNKNOWN';
  return { ...reported, cents: found.amount, paidTimestamp: new Date(found.paidAt).toISOString() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
