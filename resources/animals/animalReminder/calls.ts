import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

export const setReminders = defineCall({
  name: 'setReminders',
  method: 'POST',
  path: '/public-reminders',
  access: 'PUBLIC',
  once: true,
  reads: 'OWN_DATA',
  failure: 'PUBLIC_FORM_FAILED',
  summary: 'Refuses reminders, or wants them again, with the secret of a link in one of them',
  body: z.strictObject({ token: z.string().max(100), refused: z.boolean() }),
  answer: z.object({ refused: z.boolean() }),
  errors: ['REMINDER_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: 3600 },
});
