import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { VETERINARY_LOOKUP } from './schema.ts';
import { describe } from '../../kit/values/described.ts';
import { EXAMPLE_BALLOT } from '../../kit/values/exampleValue.ts';

export const getVeterinaryByBallot = defineCall({
  name: 'getVeterinaryByBallot',
  method: 'GET',
  path: '/veterinaries/byBallot/:ballot',
  access: VETERINARY_LOOKUP,
  summary: 'Finds a veterinarian by the number of the professional ballot',
  params: z.strictObject({ ballot: describe(z.string().trim().max(30), { example: EXAMPLE_BALLOT }) }),
  reads: { objectType: 'veterinary' },
  answer: z.looseObject({ id: z.number(), name: z.string(), ballotNumber: z.string(), active: z.boolean() }),
  errors: ['NOT_FOUND'],
});
