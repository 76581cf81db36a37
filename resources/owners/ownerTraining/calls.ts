import { z } from 'zod';
import { allOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idText, numberText } from '../../kit/values/ids.ts';
import { fieldShape } from '../../kit/checks/shapes.ts';
import { momentShape } from '../../kit/values/times.ts';
import { ownerTraining } from './schema.ts';
import type { Field } from '../../kit/fields.ts';
import { describe } from '../../kit/values/described.ts';

const { read, update, remove } = ownerTraining.access;
const { certificationNumber, certificationDate, trainingEntity } = ownerTraining.fields;

const path = '/owners/:id/training';
/** A value that a first training owes; a later one is changed by what is given. */
const owedOfFirst = (name: string, field: Field): z.ZodType =>
  describe(fieldShape(name, field).optional(), {
    owedWhen: 'of a first training',
    isInExamples: true,
  });
/** The animal that the training is for; without it the latest of the owner is meant. */
const query = z.strictObject({ transponder: numberText.optional() });

const training = z.looseObject({
  id: z.number().int(),
  version: z.number(),
  certificationNumber: z.string(),
  certificationDate: z.iso.date(),
  trainingEntity: z.string(),
  animal: z.looseObject({ id: z.number(), transponder: z.string() }).nullish(),
});
const version = z.looseObject({
  revisionId: z.number(),
  revisionTimestamp: z.string(),
  revisionType: z.string(),
  certificationNumber: z.string().nullish(),
});
const reads = { objectType: 'ownerTraining' } as const;

const STATES = [
  'NOT_FOUND',
  'OWNER_IS_LOCKED',
  'OWNER_IS_EDIT_LOCKED',
  'OWNER_IS_TRACES',
  'STALE_VERSION',
] as const;

export const readOwnersTraining = defineCall({
  name: 'readOwnersTraining',
  method: 'GET',
  path,
  access: read,
  summary: 'Reads the latest training of an owner, or the one for an animal',
  params: byId,
  query,
  reads,
  answer: training,
  errors: ['NOT_FOUND'],
});

export const saveOwnersTraining = defineCall({
  name: 'saveOwnersTraining',
  method: 'PUT',
  path,
  access: update!,
  failure: 'ERROR_UPDATE',
  summary: 'Records the training of an owner, or changes the latest one, or the one for an animal',
  params: byId,
  query,
  body: z.strictObject({
    certificationNumber: owedOfFirst('certificationNumber', certificationNumber),
    certificationDate: owedOfFirst('certificationDate', certificationDate),
    trainingEntity: owedOfFirst('trainingEntity', trainingEntity),
    version: z.number().int().positive().optional(),
  }),
  reads,
  answer: training,
  errors: ['FORM_ERROR_MSG', ...STATES],
});

export const removeOwnersTraining = defineCall({
  name: 'removeOwnersTraining',
  method: 'DELETE',
  path,
  access: remove!,
  failure: 'ERROR_DELETE',
  summary: 'Removes the latest training of an owner, or the one for an animal',
  params: byId,
  query,
  answer: z.object({ id: z.number().int() }),
  errors: STATES,
});

export const listOwnersTrainingVersions = defineCall({
  name: 'listOwnersTrainingVersions',
  method: 'GET',
  path: `${path}/versions`,
  access: allOf(read, 'READ_VERSIONS'),
  failure: 'ERROR_READ_VERSIONS',
  summary:
    'Lists the versions of the latest training of an owner, or of the one for an animal, the newest first',
  params: byId,
  query,
  reads,
  answer: z.array(version),
  errors: ['NOT_FOUND'],
});

export const readOwnersTrainingVersion = defineCall({
  name: 'readOwnersTrainingVersion',
  method: 'GET',
  path: `${path}/versions/:revisionId/:revisionTimestamp`,
  access: allOf(read, 'READ_VERSIONS'),
  failure: 'ERROR_READ_VERSIONS',
  summary: 'Reads one version of that training',
  params: byId.extend({ revisionId: idText, revisionTimestamp: momentShape() }),
  query,
  reads,
  answer: version,
  errors: ['NOT_FOUND', 'VERSION_NOT_FOUND'],
});
