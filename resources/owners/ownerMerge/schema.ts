import { z } from 'zod';
import { anyOf } from '../../kit/access.ts';
import { boolean, choices, data, longText, reference, text, timestamp } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { OWNER_MERGE_GROUPS } from './groups.ts';

const computed = { computed: true } as const;
const ofOne = { computed: true, recordOnly: true } as const;

/** Requests for the merge of two records of an owner: one is kept, the other one is absorbed. */
export const ownerMerge = defineRequest({
  name: 'ownerMerge',
  resource: 'owner-merges',
  path: 'owner-merges',
  title: 'number',
  decide: 'READ_OWNER_MERGE',
  // The entity that asked adds what is missing, or takes the request back; queue and page are of those who decide.
  read: anyOf('READ_OWNER_MERGE', 'WRITE_OWNER'),
  pages: 'READ_OWNER_MERGE',
  codes: { closed: 'OWNER_MERGE_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'OWNER_IS_MERGED',
    'OWNER_IS_LOCKED',
    'OWNER_IS_EDIT_LOCKED',
    'OWNER_IS_TRACES',
    'OWNER_MERGE_DATA_INVALID',
  ],
  reasons: {
    IDENTITY_UNPROVEN: MENDABLE,
    DOCUMENT_ILLEGIBLE: MENDABLE,
    OTHER_PERSON: REJECTION,
    OTHER_RECORD_KEPT: REJECTION,
    DUPLICATE: REJECTION,
  },
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  termDays: 10,
  fields: {
    /** The name of a request where no person may be named. */
    number: text({ virtual: true }),
    survivorId: reference('owner', computed),
    absorbedId: reference('owner', computed),
    grounds: longText({ ...computed, max: 1000 }),
    /** The groups that the kept record takes from the other one. */
    take: choices(OWNER_MERGE_GROUPS, computed),
    /** The numbers of moved records and documents, once it is accepted. */
    moved: data(z.array(z.object({ module: z.string(), count: z.int() })), {
      virtual: true,
      recordOnly: true,
    }),
    isReverted: boolean({ ...computed, tones: { true: 'attention', false: 'neutral' } }),
    revertReason: longText({ ...ofOne, max: 500 }),
    revertTimestamp: timestamp(ofOne),
    /** The user who undid it. */
    revertUserName: text({ virtual: true, recordOnly: true }),
    /** The time of the decision: undoing a merge is a later update of its request. */
    decisionTimestamp: timestamp({ virtual: true, recordOnly: true }),
  },
  list: {
    columns: [
      'number',
      'absorbedId',
      'survivorId',
      'creationTimestamp',
      'dueDate',
      'validationStatus',
      'accepted',
      'isReverted',
    ],
    filters: ['survivorId', 'absorbedId', 'isReverted'],
    search: ['number'],
    card: { title: 'number' },
  },
  menu: { group: 'controls', icon: 'merge', order: 8 },
});
