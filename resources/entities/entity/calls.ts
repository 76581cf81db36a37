import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { describe } from '../../kit/values/described.ts';
import { EXAMPLE_KNOWN_NIPC } from '../../kit/values/exampleValue.ts';

const profile = z.object({ id: z.number(), name: impersonal(z.string()), isBillable: z.boolean() });

export const getEntityByVat = defineCall({
  name: 'getEntityByVat',
  method: 'GET',
  path: '/entities/vat/:vat',
  access: 'SIGNED_IN',
  duringSignIn: true,
  summary: 'Finds a registered entity by its tax number',
  params: z.strictObject({ vat: describe(z.string().trim().max(30), { example: EXAMPLE_KNOWN_NIPC }) }),
  answer: z.object({
    id: z.number(),
    name: impersonal(z.string()),
    brand: z.string().nullable(),
    vatNumber: impersonal(z.string()),
    profile,
  }),
  errors: ['UNKNOWN_ENTITY_VAT_NUMBER'],
  limit: { max: 120, seconds: 60 },
});

export const getMyEntity = defineCall({
  name: 'getMyEntity',
  method: 'GET',
  path: '/entities/mine',
  access: 'READ_OWN_ENTITY',
  summary: 'Reads the entity that the user works for',
  reads: 'NOTHING_PERSONAL',
  answer: z.looseObject({ id: z.number(), name: z.string(), vatNumber: z.string().nullable() }),
  errors: ['NOT_FOUND'],
});
