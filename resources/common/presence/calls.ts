import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { idText } from '../../kit/values/ids.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { QUEUE_MODULES } from './queues.ts';

const module = z.enum(QUEUE_MODULES);
const params = z.strictObject({ module, id: idText });

const present = z.object({
  recordId: z.number().int(),
  user: namedPerson,
  sinceTimestamp: z.iso.datetime(),
});

/** Another user who has a record open. */
export type Present = z.output<typeof present>;

export const keepPresence = defineCall({
  name: 'keepPresence',
  method: 'PUT',
  path: '/presence/:module/:id',
  access: 'SIGNED_IN',
  summary: 'Reports that the user has a record of a queue open, and lists the others who have',
  params,
  body: z.strictObject({}).nullish(),
  answer: z.array(present),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  reads: 'NOTHING_PERSONAL',
  background: true,
  // Reported every 20 seconds: an answer kept for each would fill the table of repeats.
  once: true,
});

export const endPresence = defineCall({
  name: 'endPresence',
  method: 'DELETE',
  path: '/presence/:module/:id',
  access: 'SIGNED_IN',
  summary: 'Reports that the user has closed a record of a queue',
  params,
  answer: z.object({}),
  background: true,
  once: true,
});

export const searchPresence = defineCall({
  name: 'searchPresence',
  method: 'GET',
  path: '/presence/:module',
  access: 'SIGNED_IN',
  summary: 'Lists the records of a queue that other users have open, with their names',
  params: z.strictObject({ module }),
  answer: z.array(present),
  errors: ['FORBIDDEN'],
  reads: 'NOTHING_PERSONAL',
  background: true,
});
