import { z } from 'zod';
import type { AuditAction } from '../../common/audit/actions.ts';
import { READ_ANIMALS } from '../animal/schema.ts';
import { describe } from '../../kit/values/described.ts';
import { defineCall } from '../../kit/call.ts';
import { byKey } from '../animal/calls.ts';

/** The events of an animal's life that its own record holds. */
export const RECORD_EVENTS = ['birth', 'registration', 'death'] as const;

/**
 * Kinds of event that are an action on the animal's record, with their actions. The record shows what they led to, so
 * users who have it in their scope see when it was; who did it is shown to readers of versions.
 */
export const ACTION_EVENTS = {
  lock: ['LOCK'],
  unlock: ['UNLOCK'],
  deathReverted: ['SET_NOT_DEAD'],
  ownerChange: ['CHANGE_OWNER'],
  delivery: ['SET_DELIVERED'],
  photo: ['SET_PHOTO'],
  advert: ['MAKE_ADVERT_CODE', 'REVOKE_ADVERT_CODE'],
} as const satisfies Record<string, readonly AuditAction[]>;

/** The kind of every other change of the record: for readers of its versions. */
export const CHANGE_EVENT = 'change';

/** Events that one answer has, at most. */
export const EVENTS_PER_PAGE = 30;

const event = z.object({
  /** One of `RECORD_EVENTS` or `ACTION_EVENTS`, `CHANGE_EVENT`, or the name of the module of its record. */
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
    kinds: describe(z.string().max(600).optional(), {
      note: 'Kinds of the answer, separated by commas; all by default.',
    }),
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
  errors: ['TOO_MANY_REQUESTS'],
});
