import type { z } from 'zod';
import { FILES_BODY } from '../../common/document/limits.ts';
import { defineCall } from '../../kit/call.ts';
import { bodyShape } from '../../kit/checks/shapes.ts';
import { listedReport, photosInput, type PhotosInput } from '../lostAnimal/calls.ts';
import { lostAnimal, REPORT_LOST_ANIMALS } from '../lostAnimal/schema.ts';

const REPORT_REFUSALS = [
  'NOT_FOUND',
  'FORM_ERROR_MSG',
  'UNWRITABLE_FIELD',
  'TRANSPONDER_NOT_REGISTERED',
  'ANIMAL_IS_DEAD',
  'ANIMAL_IS_LOST',
  'ANIMAL_IS_FOUND',
  'ANIMAL_IS_EXPORTED',
  'LOST_ALREADY_OPEN',
  'LOST_PENDING_VALIDATION',
] as const;

export const reportLostAnimal = defineCall({
  name: 'reportLostAnimal',
  method: 'POST',
  path: '/lost-animals',
  access: REPORT_LOST_ANIMALS,
  failure: 'ERROR_SET_LOST',
  summary:
    'Reports an animal as lost or found; lost reports of other entities than the operator wait for validation',
  body: bodyShape(lostAnimal.fields, 'create').extend(photosInput) as z.ZodType<
    Readonly<Record<string, unknown>> & PhotosInput,
    Readonly<Record<string, unknown>>
  >,
  reads: { objectType: 'lostAnimal' },
  answer: listedReport,
  errors: REPORT_REFUSALS,
  bodyLimit: FILES_BODY,
});
