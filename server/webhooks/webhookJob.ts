import sql from 'sql-template-tag';
import { WEBHOOK_WAITS, type WebhookTargetName } from '../../resources/common/webhookDelivery/targets.ts';
import { findOne, type Db, type Tx } from '../db/db.ts';
import { enqueue, type OutboxHandler } from '../jobs/outbox.ts';
import type { Settings } from '../settings/settings.ts';
import { WEBHOOK_JOB, type WebhookJob } from './queueWebhook.ts';
import { sendWebhook, type WebhookOutcome } from './sendWebhook.ts';
import { findTarget } from './targets.ts';

/** A message whose attempt is due. */
interface DueMessage {
  readonly target: WebhookTargetName;
  readonly event: string;
  readonly body: string;
}

/** Called in the transaction that gives a message up. */
export type OnFailed = (tx: Tx, id: number, message: DueMessage) => Promise<void>;

/**
 * Makes one attempt at a message, and enqueues the next one where it was not taken: the waits are those of messages to
 * other systems, which may be away for a day, and not those of the outbox. A job that runs twice finds its attempt made.
 */
export const webhookJob =
  (db: Db, settings: Pick<Settings, 'webhooks' | 'production'>, onFailed: OnFailed): OutboxHandler =>
  async ({ payload }) => {
    const { id, attempt } = payload as WebhookJob;
    const message = await findOne<DueMessage>(
      db,
      sql`select target, event, body from webhook_delivery
        where id = ${id} and status = 'PENDING' and attempts = ${attempt - 1}::int`,
    );
    if (!message) return;
    const target = findTarget(settings, message.target);
    const { id: messageId } = JSON.parse(message.body) as { id: string };
    const outcome: WebhookOutcome = target
      ? await sendWebhook(target, messageId, message.body)
      : { isDelivered: false, answerStatus: null, error: 'NO_ADDRESS' };
    const wait = WEBHOOK_WAITS[attempt - 1];
    const status = outcome.isDelivered ? 'DELIVERED' : wait === undefined ? 'FAILED' : 'PENDING';
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
        await enqueue(tx, WEBHOOK_JOB, { id, attempt: attempt + 1 } satisfies WebhookJob, wait! * 1000);
      if (status === 'FAILED') await onFailed(tx, id, message);
    });
  };
