import sql from 'sql-template-tag';
import {
  FAILING_HOURS,
  WEBHOOK_WAITS,
  type WebhookTargetName,
} from '../../resources/common/webhookDelivery/targets.ts';
import { findOne, type Db, type Tx } from '../db/db.ts';
import { enqueue, Postpone, type OutboxHandler } from '../jobs/outbox.ts';
import { WEBHOOK_JOB, type WebhookJob } from './queueWebhook.ts';
import { sendWebhook, type WebhookOutcome } from './sendWebhook.ts';
import { findTarget, type WebhookContext } from './targets.ts';

/** A message whose attempt is due. */
export interface DueMessage {
  readonly target: WebhookTargetName;
  readonly event: string;
  readonly body: string;
  readonly subscriptionId: number | null;
  /** Whether an earlier message about the same record still waits. */
  readonly isBehind: boolean;
}

/** Who is notified of messages that are not taken. Each is called in the transaction that notes it. */
export interface WebhookNotices {
  /** Of one to the address of the settings that is given up. */
  readonly onFailed: (tx: Tx, id: number, message: DueMessage) => Promise<void>;
  /** Of an address of an entity that gets no further messages. */
  readonly onStopped: (tx: Tx, subscription: StoppedSubscription) => Promise<void>;
}

/** An address that has taken no message for a day. */
export interface StoppedSubscription {
  readonly id: number;
  readonly name: string;
  readonly entityId: number;
}

/** Milliseconds until a message looks again whether the one before it has left. */
const BEHIND_MS = 5_000;

/** Notes at an address whether it takes messages; after a day in which it took none, it gets no more. */
async function noteCourse(
  tx: Tx,
  id: number,
  isDelivered: boolean,
  onStopped: WebhookNotices['onStopped'],
): Promise<void> {
  if (isDelivered) {
    await tx.query(sql`update webhook_subscription set last_delivered_timestamp = now(), failing_timestamp = null
      where id = ${id}`);
    return;
  }
  const stopped = await findOne<StoppedSubscription & { readonly active: boolean }>(
    tx,
    sql`update webhook_subscription s set failing_timestamp = coalesce(s.failing_timestamp, now()),
        active = coalesce(s.failing_timestamp > now() - ${FAILING_HOURS}::int * interval '1 hour', true)
      where id = ${id} and active
      returning id, name, entity_id, active`,
  );
  if (stopped && !stopped.active) await onStopped(tx, stopped);
}

/**
 * Makes one attempt at a message, and enqueues the next one where it was not taken: the waits are those of messages to
 * other systems, which may be away for a day, and not those of the outbox. A job that runs twice finds its attempt made.
 */
export const webhookJob =
  (db: Db, settings: WebhookContext, { onFailed, onStopped }: WebhookNotices): OutboxHandler =>
  async ({ payload }) => {
    const { id, attempt } = payload as WebhookJob;
    const message = await findOne<DueMessage>(
      db,
      sql`select target, event, body, subscription_id, exists (select from webhook_delivery e
            where e.subscription_id = w.subscription_id and e.record_key = w.record_key and e.id < w.id
              and e.status = 'PENDING') as is_behind
        from webhook_delivery w
        where id = ${id} and status = 'PENDING' and attempts = ${attempt - 1}::int`,
    );
    if (!message) return;
    if (message.isBehind) throw new Postpone(BEHIND_MS, 'an earlier message about the record waits');
    const target = await findTarget(db, settings, message);
    const { id: messageId } = JSON.parse(message.body) as { id: string };
    const outcome: WebhookOutcome = target
      ? await sendWebhook(target, messageId, message.body)
      : {
          isDelivered: false,
          answerStatus: null,
          error: message.subscriptionId === null ? 'NO_ADDRESS' : 'STOPPED',
        };
    const wait = WEBHOOK_WAITS[attempt - 1];
    const isOver = wait === undefined || outcome.error === 'STOPPED';
    const status = outcome.isDelivered ? 'DELIVERED' : isOver ? 'FAILED' : 'PENDING';
    await db.transaction(async (tx) => {
      const marked = await findOne(
        tx,
        sql`update webhook_delivery set attempts = ${attempt}::int, attempt_timestamp = now(),
            status = ${status}, answer_status = ${outcome.answerStatus}::int, last_error = ${outcome.error},
            delivered_timestamp = case when ${outcome.isDelivered} then now() end,
            next_timestamp = case when ${status} = 'PENDING' then now() + ${wait ?? 0}::int * interval '1 second' end
          where id = ${id} and status = 'PENDING' and attempts = ${attempt - 1}::int returning id`,
      );
      if (!marked) return;
      if (status === 'PENDING')
        await enqueue(tx, WEBHOOK_JOB, { id, attempt: attempt + 1 } satisfies WebhookJob, (wait ?? 0) * 1000);
      if (message.subscriptionId !== null)
        await noteCourse(tx, message.subscriptionId, outcome.isDelivered, onStopped);
      else if (status === 'FAILED') await onFailed(tx, id, message);
    });
  };
