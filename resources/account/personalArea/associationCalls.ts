import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { ID_MAX } from '../../kit/values/ids.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { veterinarian } from '../../kit/access.ts';
import { nothing } from '../../access/session/shapes.ts';
import { ASSOCIATION_STATUSES } from '../../access/session/associationStatuses.ts';

const entityId = z.number('INVALID_ID').int().positive().max(ID_MAX);

export const searchOwnEntities = defineCall({
  name: 'searchOwnEntities',
  method: 'GET',
  path: '/auth/search-entities',
  access: 'SIGNED_IN',
  summary: "A veterinarian's entities, those that wait for an answer included",
  query: z.strictObject(pageQuery(['status', 'name'])),
  reads: 'OWN_DATA',
  answer: pageOf(
    z.object({
      entity: z.object({
        id: z.number(),
        name: z.string(),
        brand: z.string().nullable(),
        vatNumber: z.string().nullable(),
        profile: z.object({ id: z.number(), name: z.string(), isBillable: z.boolean() }),
      }),
      status: z.enum(ASSOCIATION_STATUSES),
      isClinicalDirector: z.boolean(),
      /** When the veterinarian began to work for it last. */
      lastUseTimestamp: z.iso.datetime().nullable(),
    }),
  ),
  duringSignIn: true,
});

export const requestAssociation = defineCall({
  name: 'requestAssociation',
  method: 'POST',
  path: '/veterinaries/associate-entities',
  access: veterinarian,
  failure: 'ERROR_ADD_ASSOCIATION',
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
  failure: 'ERROR_ACCEPT_ASSOCIATION',
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
  failure: 'ERROR_DELETE_ASSOCIATION',
  summary: 'A veterinarian leaves an entity; not the one in use, and not as its clinical director',
  body: z.strictObject({ accepted: z.literal(false).optional(), entityId }),
  answer: nothing,
  errors: ['ERROR_DELETE_ASSOCIATION'],
  duringSignIn: true,
});
