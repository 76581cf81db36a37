import { transponderShape, transponderText } from '../../kit/values/ids.ts';
import { z } from 'zod';
import { merge } from '../animal/operations.ts';
import { defineCall } from '../../kit/call.ts';
import type { CatalogueCode } from '../../kit/codes.ts';
import { MERGE_FIELDS } from './fields.ts';
import { owed, describe } from '../../kit/values/described.ts';
import { EXAMPLE_OTHER_TRANSPONDER } from '../../kit/values/exampleValue.ts';

/** Longest reason, in characters. */
export const MAX_MERGE_REASON = 200;

const other = describe(transponderShape(), { example: EXAMPLE_OTHER_TRANSPONDER });
const number = z.string().max(40).nullish();

/** The codes with which the state of either record can refuse a merge. */
const REFUSED_BY_STATE = [
  ...new Set<CatalogueCode>([
    ...merge.when.map(({ otherwise }) => otherwise),
    'LOST_ALREADY_OPEN',
    'ANIMAL_MERGE_OTHER_SPECIES',
  ]),
];

export const mergeAnimals = defineCall({
  name: 'mergeAnimals',
  method: 'POST',
  path: '/animal-merges',
  access: 'MERGE_ANIMALS',
  failure: 'ERROR_MERGE_ANIMALS',
  summary: 'Merges the record of an old transponder into the one of another, which survives',
  body: z.strictObject({
    transponder: owed(number.clone(), transponderShape()),
    oldTransponder: owed(number.clone(), other),
    reason: owed(z.string().max(2000).nullish(), z.string().max(MAX_MERGE_REASON)),
    /** Fields that the surviving record takes from the old one; none unless given. */
    take: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length).nullish(),
    /** The versions that the decision was made on. */
    version: z.int().nullish(),
    oldVersion: z.int().nullish(),
  }),
  answer: z.object({ id: z.int(), animalId: z.int(), transponder: z.string(), oldTransponder: z.string() }),
  errors: [
    'FORM_ERROR_MSG',
    'UNWRITABLE_FIELD',
    'NOT_FOUND',
    'STALE_VERSION',
    'STILL_IN_USE',
    ...REFUSED_BY_STATE,
  ],
});

const side = z.looseObject({ id: z.int(), version: z.int(), transponder: z.string() });

export const previewAnimalMerge = defineCall({
  name: 'previewAnimalMerge',
  method: 'GET',
  path: '/animal-merges/preview',
  access: 'MERGE_ANIMALS',
  summary: 'Shows two records that are to be merged side by side, and what would move',
  query: z.strictObject({
    transponder: transponderText,
    oldTransponder: describe(transponderText.clone(), { example: EXAMPLE_OTHER_TRANSPONDER }),
  }),
  reads: { objectType: 'animal' },
  answer: z.object({
    current: side,
    old: side,
    /** Fields that the caller may take from the old record. */
    writable: z.array(z.enum(MERGE_FIELDS)),
    /** Records that the surviving animal gets, by the name of their module, `document` for files. */
    moves: z.array(z.object({ module: z.string(), count: z.int() })),
    /** The reason why the state of a record does not allow the merge. */
    obstacle: z.object({ property: z.string(), reason: z.string() }).nullable(),
  }),
  errors: ['NOT_FOUND', 'FORM_ERROR_MSG'],
});

export const listMergeReasons = defineCall({
  name: 'listMergeReasons',
  method: 'GET',
  path: '/animal-merges/reasons',
  access: 'MERGE_ANIMALS',
  summary: 'Lists the reasons for merges: the usual ones and those that were written before',
  answer: z.array(z.object({ reason: z.string() })),
});
