import { z } from 'zod';
import { READ_ANIMALS } from '../animal/schema.ts';
import { defineCall } from '../kit/call.ts';
import { byKey } from '../animal/calls.ts';

/** What happens to an animal without a record of its own, beside the kinds of record that declare an event. */
export const OWN_EVENTS = ['birth', 'registration', 'death', 'change'] as const;

/** Events that one answer has, at most. */
export const EVENTS_PER_PAGE = 30;

const event = z.object({
  /** One of `OWN_EVENTS`, or the name of the module of its record. */
  kind: z.string(),
  /** The id of its record; of a change, of the version. */
  id: z.int(),
  at: z.iso.datetime(),
  /** It is known by its day alone. */
  isDay: z.boolean(),
  /** The values that the kind shows, as the reader may see them. */
  record: z.looseObject({}),
});

export const readLifeLine = defineCall({
  name: 'readLifeLine',
  method: 'GET',
  path: '/animals/:id/life-line',
  access: READ_ANIMALS,
  summary: 'Lists what happened to an animal, the latest first',
  params: byKey,
  query: z.strictObject({
    kinds: z.string().max(600).optional(),
    after: z.string().max(200).optional(),
  }),
  reads: { objectType: 'animal' },
  answer: z.object({
    content: z.array(event),
    /** The kinds that this reader sees, whether the animal has such events or not. */
    kinds: z.array(z.string()),
    /** Where the next page begins; absent on the last. */
    cursor: z.string().optional(),
  }),
});
