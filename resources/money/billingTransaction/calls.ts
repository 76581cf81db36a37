import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

export const balance = defineCall({
  name: 'balance',
  method: 'GET',
  path: '/billing/balance',
  access: 'READ_BALANCE',
  summary:
    "The credits of the user's entity, where it pays with them, below how many they are few, and what registering an animal costs",
  answer: z.object({
    /** Credits that can be taken now. */
    value: z.number(),
    /** Credits beside them that wait for decisions on pre-registrations. */
    reserved: z.number(),
    entityId: z.number(),
    lowBalance: z.number(),
    registrationCredits: z.number(),
  }),
  errors: ['ENTITY_NOT_BILLABLE'],
});
