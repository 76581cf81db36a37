import { z } from 'zod';
import { defineCall } from '../kit/call.ts';
import { veterinarian } from '../kit/access.ts';
import { nothing } from './shapes.ts';

const entityId = z.number('INVALID_ID').int().positive().max(1e14);

export const requestAssociation = defineCall({
  name: 'requestAssociation',
  method: 'POST',
  path: '/veterinaries/associate-entities',
  access: veterinarian,
  summary: 'A veterinarian asks an entity for access',
  body: z.strictObject({ entityId }),
  answer: nothing,
  errors: ['ERROR_ADD_ASSOCIATION', 'ASSOCIATION_ALREADY_EXISTS'],
  duringSignIn: true,
});

export const answerAssociation = defineCall({
  name: 'answerAssociation',
  method: 'PUT',
  path: '/veterinaries/associate-entities',
  access: veterinarian,
  summary: "A veterinarian accepts or rejects an entity's invitation, or takes back a request",
  body: z.strictObject({ accepted: z.boolean('MISSING_ACCEPTED'), entityId }),
  answer: nothing,
  errors: ['ERROR_ACCEPT_ASSOCIATION'],
  duringSignIn: true,
});

export const removeAssociation = defineCall({
  name: 'removeAssociation',
  method: 'PUT',
  path: '/veterinaries/remove-associated-entity',
  access: veterinarian,
  summary: 'A veterinarian leaves an entity; not the one in use, and not as its clinical director',
  body: z.strictObject({ accepted: z.literal(false).optional(), entityId }),
  answer: nothing,
  errors: ['ERROR_DELETE_ASSOCIATION'],
  duringSignIn: true,
});
