import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { MANAGE_WEBHOOKS } from './schema.ts';

export const readWebhook = defineCall({
  name: 'readWebhook',
  method: 'GET',
  path: '/webhook-deliveries/address',
  access: MANAGE_WEBHOOKS,
  summary: 'The address that is notified of charges, as the settings have it; the secret is never shown',
  answer: z.object({
    /** Null where none is set. */
    url: z.string().nullable(),
  }),
});

export const testWebhook = defineCall({
  name: 'testWebhook',
  method: 'POST',
  path: '/webhook-deliveries/test',
  access: MANAGE_WEBHOOKS,
  failure: 'ERROR_SEND_WEBHOOK',
  summary: 'Sends a message without contents to the address that is notified of charges',
  answer: z.object({ id: z.number() }),
  errors: ['WEBHOOK_NOT_SET'],
  limit: { max: 10, seconds: 60 },
});
