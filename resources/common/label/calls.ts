import { z } from 'zod';
import { REQUEST_NAMES } from '../../generated/requestNames.ts';
import { defineCall } from '../../kit/call.ts';
import { idNumber, idText } from '../../kit/values/ids.ts';
import { toUpperSnake } from '../../kit/names.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';

/** The kinds of object that have labels beside the declared types of request. */
const LABEL_OBJECT_TYPES = [
  'ANIMAL_PRE_REGISTER',
  'ANIMAL_TRANSFER',
  'PENDING_LOST_ANIMAL',
  'OWNER_REVIEW',
  'OWNER_MERGE',
  'OWNER_DATA_UPDATE',
  'ANIMAL_DEATH_REQUEST',
  'ANIMAL_DIAC_REQUEST',
] as const;

/** Characters of the longest label. */
export const MAX_LABEL = 60;

const objectType = z.enum([...new Set<string>([...LABEL_OBJECT_TYPES, ...REQUEST_NAMES.map(toUpperSnake)])]);
const value = z.string('INVALID_LABEL').trim().min(1, 'MISSING_LABEL').max(MAX_LABEL, 'INVALID_LABEL');

/** A label of an object. */
const label = z.object({ objectType: z.string(), objectId: z.number().int(), value: z.string() });
export type Label = z.output<typeof label>;

export const searchLabels = defineCall({
  name: 'searchLabels',
  method: 'GET',
  path: '/labels',
  access: 'LIST_LABELS',
  summary: 'Lists labels with the objects that have them, of one kind of object or with one label',
  query: z.strictObject({
    ...pageQuery(['value']),
    objectType: objectType.optional(),
    value: z.string().max(MAX_LABEL).optional(),
  }),
  answer: pageOf(label),
});

export const listObjectLabels = defineCall({
  name: 'listObjectLabels',
  method: 'GET',
  path: '/labels/:objectType/:objectId',
  access: 'LIST_LABELS',
  summary: 'Lists the labels of one object',
  params: z.strictObject({ objectType, objectId: idText }),
  answer: z.array(label),
  errors: ['NOT_FOUND'],
});

export const addLabel = defineCall({
  name: 'addLabel',
  method: 'POST',
  path: '/labels',
  access: 'MANAGE_LABELS',
  failure: 'ERROR_SAVE_LABEL',
  summary: 'Puts a label on an object; one that it has stays as it is',
  body: z.strictObject({ objectType, objectId: idNumber, value }),
  answer: label,
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'MISSING_LABEL', 'INVALID_LABEL'],
});

export const removeLabel = defineCall({
  name: 'removeLabel',
  method: 'DELETE',
  path: '/labels',
  access: 'MANAGE_LABELS',
  failure: 'ERROR_SAVE_LABEL',
  summary: 'Takes a label off an object; one that it does not have is none',
  query: z.strictObject({ objectType, objectId: idText, value: z.string().max(MAX_LABEL) }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
});
