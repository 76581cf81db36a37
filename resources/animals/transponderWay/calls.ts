import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { animalKey } from '../../kit/values/ids.ts';
import { RECALL_OUTCOMES } from '../recallCase/schema.ts';
import { anyOf } from '../../kit/access.ts';
import { READ_TRANSPONDERS } from '../../stock/transponder/schema.ts';
import { READ_ANIMALS } from '../animal/schema.ts';

/** What happens to a transponder, from its delivery on. */
export const WAY_EVENTS = [
  'DELIVERY',
  'MOVEMENT',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
  'UNUSABLE',
  'USABLE',
  'RECALLED',
  'CHECKED',
  'REGISTERED',
  'NUMBER_CHANGED',
  'MERGED',
  'MERGE_REVERTED',
  'FOUND',
  'HANDED_OVER',
  'READ',
] as const;

const named = z.object({ id: z.int(), name: z.string() });

const event = z.object({
  kind: z.enum(WAY_EVENTS),
  at: z.iso.datetime(),
  /** It is known by its day alone. */
  isDay: z.boolean(),
  /** The entity that did it, or gives; null where there is none, or the reader does not see it. */
  entity: named.nullable(),
  /** The entity that receives. */
  toEntity: named.nullable(),
  /** Whether an entity took part that the reader does not see. */
  hidesEntity: z.boolean(),
  user: named.nullable(),
  /** A movement, merge or case of a recall that the reader opens. */
  recordId: z.int().nullable(),
  /** Why, in words. */
  reason: z.string().nullable(),
  /** Another number of the animal. */
  number: z.string().nullable(),
  outcome: z.enum(RECALL_OUTCOMES).nullable(),
});

export const readTransponderWay = defineCall({
  name: 'readTransponderWay',
  method: 'GET',
  path: '/transponders/:id/way',
  // Who reads stocks, and who reads animals. What each sees of it differs.
  access: anyOf(READ_TRANSPONDERS, READ_ANIMALS),
  summary:
    'Lists what happened to a transponder, from its delivery to the animal that has it, the latest first',
  params: z.strictObject({ id: animalKey }),
  reads: { objectType: 'transponder' },
  answer: z.object({
    number: z.string(),
    /** What the prefix says, a hint: a country (two letters), one maker, makers that share it, the test range. */
    origin: z.object({
      kind: z.enum(['COUNTRY', 'MANUFACTURER', 'SHARED', 'TEST', 'UNKNOWN']),
      country: z.string().nullable(),
      manufacturer: z.string().nullable(),
    }),
    /** As its delivery says; null where there was none, or the reader does not see it. */
    stock: z
      .object({
        id: z.int(),
        state: z.string(),
        lot: z.string(),
        manufacturer: z.string(),
        campaign: z.string().nullable(),
        holder: named.nullable(),
        unusableReason: z.string().nullable(),
      })
      .nullable(),
    recall: z
      .object({ id: z.int(), reason: z.string(), at: z.iso.datetime(), caseId: z.int().nullable() })
      .nullable(),
    /** The animal that the number means; null without one, or for readers who do not find it. */
    animal: z
      .object({
        id: z.int(),
        name: z.string(),
        transponder: z.string(),
        status: z.string(),
        kind: z.enum(['CURRENT', 'SECOND', 'MERGED']),
        /** Its other numbers. */
        others: z.array(z.object({ number: z.string(), kind: z.enum(['CURRENT', 'SECOND', 'MERGED']) })),
      })
      .nullable(),
    events: z.array(event),
    /** Whether reads are among the events: readers of the audit see who looked the number up. */
    showsReads: z.boolean(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
});
