import { sendWebhookAgain } from '../../../../resources/common/webhookDelivery/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { sendNow } from '../../../webhooks/queueWebhook.ts';

/** Begins the attempts at a message anew. */
export const sendWebhookAgainOperation = operationHandler(sendWebhookAgain, {
  after: ({ tx, record }) => sendNow(tx, record.id),
});
