import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { READ_MESSAGES, webhookDelivery } from './schema.ts';

const isDone = condition<RecordOfModule<typeof webhookDelivery>>(
  'WEBHOOK_IS_PENDING',
  ({ status }) => status !== 'PENDING',
);

export const sendWebhookAgain = defineOperation(webhookDelivery, {
  name: 'sendWebhookAgain',
  permission: READ_MESSAGES,
  when: [isDone],
  path: 'send-again',
  change: () => ({ status: 'PENDING', attempts: 0, deliveredTimestamp: null }),
  summary: 'Sends a message again with the same id and bytes, from its first attempt',
  icon: 'undo',
});
