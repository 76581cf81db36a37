import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { listedReport } from '../lostAnimal/calls.ts';
import { owed } from '../../kit/values/described.ts';

export const decideLostAnimal = defineCall({
  name: 'decideLostAnimal',
  method: 'PUT',
  path: '/lost-animals/pending/:id',
  access: 'ANIMAL_LOST_PENDING',
  failure: 'ERROR_SET_LOST',
  summary: 'Accepts or rejects a lost report, named by its id',
  params: byId,
  body: z.strictObject({
    validation: owed(z.enum(['ACCEPTED', 'REJECTED'], 'INVALID_VALIDATION').nullish()),
    comments: z.string().trim().max(2000).nullish(),
    version: z.number().int().positive().nullish(),
  }),
  reads: { objectType: 'lostAnimal' },
  answer: listedReport,
  errors: [
    'FORM_ERROR_MSG',
    'LOST_ALREADY_VALIDATED',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_EXPORTED',
    'STALE_VERSION',
  ],
});
