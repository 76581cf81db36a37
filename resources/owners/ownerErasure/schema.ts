import { z } from 'zod';
import { data, date, longText, reference, text } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { dayShape } from '../../kit/values/times.ts';
import { ERASED_KINDS, KEPT_KINDS } from './kinds.ts';

const ofOne = { computed: true, recordOnly: true } as const;

/** Requests for the erasure of an owner's personal data. One person asks, another one decides; it cannot be undone. */
export const ownerErasure = defineRequest({
  name: 'ownerErasure',
  resource: 'owner-erasures',
  path: 'owner-erasures',
  title: 'number',
  ask: 'MANAGE_OWNER_RIGHTS',
  decide: 'MANAGE_OWNER_RIGHTS',
  read: 'MANAGE_OWNER_RIGHTS',
  byAnother: 'ERASURE_NEEDS_ANOTHER_PERSON',
  isFinal: true,
  // It cannot be undone, and each looks through the whole register: no two in one call.
  oneByOne: { origins: [], code: 'ERASURE_NOT_BULK', also: () => true },
  refusals: [
    'ERASURE_KEY_MISSING',
    'NOT_WHILE_IMPERSONATING',
    'OWNER_HAS_ANIMALS',
    'OWNER_HAS_OPEN_REQUESTS',
    'OWNER_IS_ERASED',
    'OWNER_IS_MERGED',
  ],
  reasons: {
    IDENTITY_UNPROVEN: MENDABLE,
    STILL_NEEDED_BY_LAW: REJECTION,
    OTHER_PERSON: REJECTION,
  },
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  // A month, in working days: Article 12(3) of the GDPR.
  termDays: 20,
  fields: {
    /** The name of a request where no person may be named. */
    number: text({ virtual: true }),
    ownerId: reference('owner', { required: true }),
    grounds: longText({ required: true, max: 1000 }),
    /** The numbers of removed records, once it is accepted. */
    removed: data(
      z.array(z.object({ kind: z.enum(ERASED_KINDS), count: z.int() })).max(ERASED_KINDS.length),
      ofOne,
    ),
    /** The data that the law keeps, and until when; without a day, as long as the register. */
    kept: data(
      z
        .array(z.object({ kind: z.enum(KEPT_KINDS), count: z.int(), until: dayShape().nullable() }))
        .max(KEPT_KINDS.length),
      ofOne,
    ),
    keptUntil: date(ofOne),
  },
  errors: [
    'OWNER_HAS_ANIMALS',
    'OWNER_HAS_OPEN_REQUESTS',
    'OWNER_IS_ERASED',
    'OWNER_IS_MERGED',
    'ERASURE_ALREADY_OPEN',
    'NOT_WHILE_IMPERSONATING',
  ],
  list: {
    columns: ['number', 'ownerId', 'creationTimestamp', 'dueDate', 'validationStatus', 'accepted'],
    filters: ['ownerId'],
    search: ['number'],
    card: { title: 'number' },
  },
  menu: { group: 'controls', icon: 'remove', order: 10 },
});
