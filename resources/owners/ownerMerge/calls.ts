import { z } from 'zod';
import { filesInput } from '../../common/document/fileInput.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { defineCall } from '../../kit/call.ts';
import { idText } from '../../kit/values/ids.ts';
import { VALIDATION_STATUSES } from '../../kit/request.ts';
import { merge } from '../owner/operations.ts';
import { OWNER_MERGE_GROUPS } from './groups.ts';
import { owed, describe } from '../../kit/values/described.ts';

const id = z.int();
const groups = z.enum(OWNER_MERGE_GROUPS);

/** Longest grounds, in characters. */
export const MAX_GROUNDS = 1000;

/** The codes with which the state of either record can refuse a merge. */
const REFUSED_BY_STATE = [...new Set(merge.when.map(({ otherwise }) => otherwise))];

export const requestOwnerMerge = defineCall({
  name: 'requestOwnerMerge',
  method: 'POST',
  path: '/owner-merges',
  access: merge.permission,
  failure: 'ERROR_REQUEST_MERGE',
  summary: 'Asks for the merge of two records of an owner, with documents where there are some',
  body: z.strictObject({
    survivorId: owed(id.nullish()),
    absorbedId: owed(id.nullish(), describe(z.int(), { example: 2 })),
    grounds: owed(z.string().max(4000).nullish(), z.string().max(MAX_GROUNDS)),
    /** The groups that the kept record takes from the other one; none by default. */
    take: z.array(groups).max(OWNER_MERGE_GROUPS.length).nullish(),
    documents: filesInput.nullish(),
    /** The versions that the request was made on. */
    survivorVersion: id.nullish(),
    absorbedVersion: id.nullish(),
  }),
  answer: z.object({
    id,
    survivorId: id,
    absorbedId: id,
    validationStatus: z.enum(VALIDATION_STATUSES),
    closed: z.boolean(),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'UNWRITABLE_FIELD',
    'OWNER_MERGE_SAME_OWNER',
    'OWNER_MERGE_ALREADY_OPEN',
    'OWNER_MERGE_DATA_INVALID',
    'STALE_VERSION',
    ...REFUSED_BY_STATE,
  ],
  bodyLimit: FILES_BODY,
});

const side = z.looseObject({ id, version: z.int(), name: z.string() });

export const previewOwnerMerge = defineCall({
  name: 'previewOwnerMerge',
  method: 'GET',
  path: '/owner-merges/preview',
  access: merge.permission,
  summary: 'Shows two records of an owner side by side, and what a merge would move',
  query: z.strictObject({ survivorId: idText, absorbedId: describe(idText.clone(), { example: '2' }) }),
  reads: { objectType: 'owner' },
  answer: z.object({
    survivor: side,
    absorbed: side,
    /** The groups that the kept record can take from the other one. */
    takeable: z.array(groups),
    /** Records that the kept owner gets, by the name of their module, `document` for files. */
    moves: z.array(z.object({ module: z.string(), count: z.int() })),
    /** The reason why the state of a record does not allow the merge. */
    obstacle: z.object({ property: z.enum(['survivorId', 'absorbedId']), reason: z.string() }).nullable(),
  }),
  errors: ['NOT_FOUND', 'FORM_ERROR_MSG', 'OWNER_MERGE_SAME_OWNER', 'READ_REASON_REQUIRED'],
});
