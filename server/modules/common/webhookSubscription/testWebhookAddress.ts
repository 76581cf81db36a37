import { testWebhookAddress } from '../../../../resources/common/webhookSubscription/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { queueWebhook } from '../../../webhooks/queueWebhook.ts';

/** Sends a message without contents to an address. */
export const testWebhookAddressOperation = operationHandler(testWebhookAddress, {
  after: async ({ tx, record }) => {
    await queueWebhook(tx, { target: 'ENTITY', event: 'TEST', subscriptionId: record.id, data: {} });
  },
});
