import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

export const confirmContactsByLink = defineCall({
  name: 'confirmContactsByLink',
  method: 'POST',
  path: '/public-contacts',
  access: 'PUBLIC',
  once: true,
  reads: 'OWN_DATA',
  failure: 'PUBLIC_FORM_FAILED',
  summary: 'Confirms the contacts of an owner, with the secret of a link that was mailed to the owner',
  body: z.strictObject({ token: z.string().max(100) }),
  answer: z.object({ confirmed: z.literal(true) }),
  errors: ['CONTACT_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: 3600 },
});
