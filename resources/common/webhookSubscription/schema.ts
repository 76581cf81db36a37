import { boolean, choices, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MANAGE_KEYS } from '../../access/apiKey/schema.ts';
import { ENTITY_EVENTS } from '../audit/entityEvents.ts';

const computed = { computed: true } as const;

/** Whether an address can be one of a program: HTTPS, by name, without a password. Its machine is looked at when connecting. */
export function isWebhookAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    /\.[a-z]{2,}$/i.test(url.hostname)
  );
}

/** An address of an entity's program, which is notified of the events that it asks for. */
export const webhookSubscription = defineModule({
  name: 'webhookSubscription',
  access: { read: MANAGE_KEYS, write: MANAGE_KEYS },
  fields: {
    name: text({ required: 'MISSING_NAME' }),
    url: text({
      required: true,
      max: 500,
      invalid: 'INVALID_WEBHOOK_ADDRESS',
      valid: isWebhookAddress,
      example: 'https://clinica.example.pt/coleira',
    }),
    events: choices(ENTITY_EVENTS, { required: 'EMPTY_SELECTION', initial: [], example: ['ANIMAL_LOST'] }),
    active: boolean({ ...computed, tones: { true: 'good', false: 'bad' } }),
    entityId: reference('entity', computed),
    /** When the secret was made that messages are signed with. */
    secretTimestamp: timestamp(computed),
    lastDeliveredTimestamp: timestamp(computed),
    /** Since when no message was taken. */
    failingTimestamp: timestamp(computed),
  },
  list: {
    columns: ['name', 'url', 'events', 'active', 'lastDeliveredTimestamp', 'failingTimestamp'],
    sort: ['name', 'ASC'],
    sortable: ['id', 'name'],
    filters: ['events'],
    search: ['name', 'url'],
    card: { title: 'name', text: 'url' },
  },
  form: {
    sections: [
      { name: 'address', fields: ['name', 'url', 'events'] },
      {
        name: 'course',
        fields: ['active', 'entityId', 'secretTimestamp', 'lastDeliveredTimestamp', 'failingTimestamp'],
      },
    ],
  },
  menu: { group: 'admin', icon: 'webhook', order: 81 },
  errors: ['NOT_WHILE_IMPERSONATING'],
});
