import { MANAGE_KEYS } from '../../access/apiKey/schema.ts';
import { allOf, anyOf, operator } from '../../kit/access.ts';
import { choice, integer, longText, reference, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { WEBHOOK_ERRORS, WEBHOOK_EVENTS, WEBHOOK_TARGETS } from './targets.ts';

const computed = { computed: true } as const;

/** Who keeps the messages to the software of accounting. */
export const MANAGE_WEBHOOKS = allOf('MANAGE_BILLING', operator);

/** Who reads messages: of the settings' address the operator, of an entity's those who manage its keys. */
export const READ_MESSAGES = anyOf(MANAGE_WEBHOOKS, MANAGE_KEYS);

/** A message to another system, with what came of it. */
export const webhookDelivery = defineModule({
  name: 'webhookDelivery',
  resource: 'billing/webhook',
  path: 'webhook-deliveries',
  access: { read: READ_MESSAGES },
  title: 'creationTimestamp',
  fields: {
    creationTimestamp: timestamp(computed),
    target: choice(WEBHOOK_TARGETS, computed),
    /** The address of an entity that it is for. */
    subscriptionId: reference('webhookSubscription', computed),
    event: choice(WEBHOOK_EVENTS, computed),
    status: choice(['PENDING', 'DELIVERED', 'FAILED'], {
      ...computed,
      tones: { PENDING: 'attention', DELIVERED: 'good', FAILED: 'bad' },
    }),
    attempts: integer(computed),
    /** HTTP status of the last answer. */
    answerStatus: integer({ ...computed, isUngrouped: true }),
    /** Why the last attempt failed. */
    lastError: choice(WEBHOOK_ERRORS, computed),
    attemptTimestamp: timestamp({ ...computed, seconds: true }),
    nextTimestamp: timestamp({ ...computed, recordOnly: true, seconds: true }),
    deliveredTimestamp: timestamp({ ...computed, recordOnly: true, seconds: true }),
    /** The movement of credits that it is about. */
    transactionId: integer({ ...computed, recordOnly: true, isUngrouped: true }),
    /** The bytes that are signed and sent. */
    body: longText({ ...computed, recordOnly: true }),
  },
  list: {
    columns: ['creationTimestamp', 'subscriptionId', 'event', 'status', 'attempts', 'answerStatus'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['subscriptionId', 'status', 'event', 'creationTimestamp'],
    card: { title: 'creationTimestamp', text: 'status' },
  },
  form: {
    sections: [
      {
        name: 'message',
        fields: ['creationTimestamp', 'target', 'subscriptionId', 'event', 'transactionId', 'body'],
      },
      {
        name: 'course',
        fields: [
          'status',
          'attempts',
          'answerStatus',
          'lastError',
          'attemptTimestamp',
          'nextTimestamp',
          'deliveredTimestamp',
        ],
      },
    ],
  },
  menu: { group: 'admin', icon: 'transaction', order: 345 },
  without: ['create', 'update', 'remove', 'versions'],
});
