import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { WebhookEvent, WebhookTargetName } from '../../resources/common/webhookDelivery/targets.ts';
import { findOne, type Tx } from '../db/db.ts';
import { enqueue } from '../jobs/outbox.ts';

/** The kind of job that sends a message. */
export const WEBHOOK_JOB = 'WEBHOOK';

/** Which attempt at which message a job makes. */
export interface WebhookJob {
  readonly id: number;
  /** 1 at the first try. */
  readonly attempt: number;
}

/** A message to another system. */
interface WebhookMessage {
  readonly target: WebhookTargetName;
  readonly event: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
  /** The movement of credits that it is about: reported once to each address. */
  readonly transactionId?: number;
  /** The address of an entity that it is for. */
  readonly subscriptionId?: number;
  /** The record that it is about: messages of one leave in their order. */
  readonly recordKey?: string;
  /** The event that it is about, which has one message to each address. */
  readonly eventId?: number;
}

/**
 * Stores a message and sends it once `tx` has committed. Its bytes are fixed here: every attempt sends the same.
 * @returns its id; nothing where the movement has been reported before
 */
export async function queueWebhook(
  tx: Tx,
  { target, event, data, transactionId, subscriptionId, recordKey, eventId }: WebhookMessage,
): Promise<number | undefined> {
  const body = JSON.stringify({ id: randomUUID(), event, createdAt: new Date().toISOString(), data });
  const made = await findOne<{ id: number }>(
    tx,
    sql`insert into webhook_delivery (target, event, body, transaction_id, subscription_id, record_key, event_id, next_timestamp)
      values (${target}, ${event}, ${body}, ${transactionId ?? null}::bigint, ${subscriptionId ?? null}::bigint,
        ${recordKey ?? null}, ${eventId ?? null}::bigint, now()) on conflict do nothing returning id`,
  );
  if (made) await sendNow(tx, made.id);
  return made?.id;
}

/** Begins the attempts at a stored message, from the first one. */
export const sendNow = (tx: Tx, id: number): Promise<void> =>
  enqueue(tx, WEBHOOK_JOB, { id, attempt: 1 } satisfies WebhookJob);
