import { webhookSubscription } from '../webhookSubscription/module.ts';
import type { webhookDelivery as source } from '../../../pt/common/webhookDelivery/module.ts';
import type { Shape } from '../../../types.ts';

/** Messages to other systems. */
export const webhookDelivery = {
  name: 'Message |||| Messages to programs',
  fields: {
    creationTimestamp: 'Date',
    target: 'Destination',
    subscriptionId: 'Webhook',
    event: 'Event',
    status: 'Status',
    attempts: 'Attempts',
    answerStatus: 'HTTP answer',
    lastError: 'Last error',
    attemptTimestamp: 'Last attempt',
    nextTimestamp: 'Next attempt',
    deliveredTimestamp: 'Delivered at',
    transactionId: 'Transaction',
    body: 'Contents',
  },
  choices: {
    target: { CHARGES: 'Invoicing software', ENTITY: 'Webhook of an entity' },
    event: {
      CREDITS_CHARGED: 'Top-up',
      CREDITS_REFUNDED: 'Refund',
      CREDITS_REVERSED: 'Undone',
      TEST: 'Test',
      ...webhookSubscription.choices.events,
    },
    status: { PENDING: 'Not delivered yet', DELIVERED: 'Delivered', FAILED: 'Failed' },
    lastError: {
      NO_ADDRESS: 'No address is set',
      NOT_HTTPS: 'The address does not begin with https://',
      NOT_PUBLIC: 'The address is not a public one',
      NOT_REACHED: 'The address did not answer',
      REFUSED: 'The other system refused the message',
      TOO_LARGE: 'The answer is too long',
      CUT_OFF: 'The answer ended too early',
      STOPPED: 'The webhook is stopped',
    },
  },
  sections: { message: 'Message', course: 'Delivery' },
  operations: {
    sendWebhookAgain: {
      label: 'Send again',
      text: 'The same message is sent once more, with the same identifier.',
      confirm: 'Send again',
      done: 'Message being sent: %{name}',
    },
  },
} satisfies Shape<typeof source>;
