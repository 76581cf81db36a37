import { z } from 'zod';

import { dayShape } from '../../kit/values/times.ts';

/** What registers say of an animal that moves from one to the other: nothing of persons. */
export const handoverFacts = z.strictObject({
  species: z.enum(['DOG', 'CAT', 'FERRET', 'OTHER']),
  breed: z.string().max(120).nullable(),
  gender: z.enum(['MALE', 'FEMALE', 'UNDEFINED']),
  birthdate: dayShape().nullable(),
  color: z.string().max(60).nullable(),
  isSterilized: z.boolean(),
  rabiesUntil: dayShape().nullable(),
});
export type HandoverFacts = z.output<typeof handoverFacts>;
