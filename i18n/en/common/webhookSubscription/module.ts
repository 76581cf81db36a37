import type { webhookSubscription as source } from '../../../pt/common/webhookSubscription/module.ts';
import type { Shape } from '../../../types.ts';

export const webhookSubscription = {
  name: 'Webhook |||| Webhooks',
  done: {
    created: 'Webhook created: %{name}',
    updated: 'Webhook saved: %{name}',
    deleted: 'Webhook deleted: %{name}',
  },
  fields: {
    name: 'Name',
    url: 'Address',
    events: 'Events',
    active: 'Active',
    entityId: 'Entity',
    secretTimestamp: 'Secret made on',
    lastDeliveredTimestamp: 'Last delivery',
    failingTimestamp: 'No deliveries since',
  },
  sections: { address: 'Address', course: 'Deliveries' },
  choices: {
    events: {
      ANIMAL_REGISTERED: 'Animal registered',
      ANIMAL_TRANSFERRED: 'Owner changed',
      ANIMAL_LOST: 'Animal lost',
      ANIMAL_FOUND: 'Animal found',
      ANIMAL_DIED: 'Death recorded',
      REQUEST_DECIDED: 'Request decided',
      CREDITS_LOW: 'Credits below the threshold',
      CERTIFICATE_REVOKED: 'Certificate revoked',
    },
  },
  help: {
    url: 'Starts with https:// and is public. Messages have numbers only, never data of people.',
    events: 'Of animals that the entity finds in its lists, and of what it requested itself.',
  },
  operations: {
    makeWebhookSecret: {
      label: 'Make the secret',
      title: 'Make the secret of %{name}?',
      text: 'The secret is shown once. If there is one already, the next messages are signed with the new one. The webhook becomes active.',
      confirm: 'Make the secret',
      done: 'Secret made: %{name}',
      revealed: 'Secret',
      revealedText:
        'Copy the secret now: it is not shown again. With it your program checks that each message comes from the register.',
    },
    testWebhookAddress: {
      label: 'Send a test',
      title: 'Send a test message to %{name}?',
      text: 'A message without contents is sent, with the event TEST.',
      confirm: 'Send a test',
      done: 'Test message being sent: %{name}',
    },
    stopWebhook: {
      label: 'Stop',
      title: 'Stop messages to %{name}?',
      text: 'Messages that are not delivered yet are not sent.',
      confirm: 'Stop',
      done: 'Webhook stopped: %{name}',
    },
    startWebhook: {
      label: 'Start again',
      title: 'Start messages to %{name} again?',
      text: 'Messages that failed can be sent again from the list of messages.',
      confirm: 'Start again',
      done: 'Webhook active: %{name}',
    },
  },
} satisfies Shape<typeof source>;
