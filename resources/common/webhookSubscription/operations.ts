import { z } from 'zod';
import { MANAGE_KEYS } from '../../access/apiKey/schema.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { webhookSubscription } from './schema.ts';

type State = Pick<RecordOfModule<typeof webhookSubscription>, 'name' | 'active' | 'secretTimestamp'>;
const hasSecret = condition<State>(
  'WEBHOOK_WITHOUT_SECRET',
  ({ secretTimestamp }) => secretTimestamp !== null,
);
const isActive = condition<State>('WEBHOOK_IS_INACTIVE', ({ active }) => active === true);
const isInactive = condition<State>('WEBHOOK_IS_ACTIVE', ({ active }) => !active);

export const makeWebhookSecret = defineOperation(webhookSubscription, {
  name: 'makeWebhookSecret',
  permission: MANAGE_KEYS,
  when: [],
  path: 'secret',
  change: () => ({ secretTimestamp: new Date().toISOString(), active: true, failingTimestamp: null }),
  summary:
    'Makes the secret that messages are signed with, in place of an earlier one; it is answered this once',
  answer: ['secretTimestamp'],
  alsoAnswers: { secret: z.string() },
  errors: ['NOT_WHILE_IMPERSONATING'],
  reveals: 'secret',
  icon: 'apiKey',
});

export const testWebhookAddress = defineOperation(webhookSubscription, {
  name: 'testWebhookAddress',
  permission: MANAGE_KEYS,
  when: [hasSecret, isActive],
  path: 'test',
  leaves: true,
  summary: 'Sends a message without contents to the address',
  icon: 'webhook',
});

export const stopWebhook = defineOperation(webhookSubscription, {
  name: 'stopWebhook',
  permission: MANAGE_KEYS,
  when: [isActive],
  path: 'stop',
  change: () => ({ active: false }),
  summary: 'Stops messages to the address; those that wait are not sent',
  shown: ({ active }) => active === true,
  icon: 'lock',
});

export const startWebhook = defineOperation(webhookSubscription, {
  name: 'startWebhook',
  permission: MANAGE_KEYS,
  when: [hasSecret, isInactive],
  path: 'start',
  change: () => ({ active: true, failingTimestamp: null }),
  summary: 'Sends messages to the address again',
  shown: ({ active }) => !active,
  icon: 'undo',
});
