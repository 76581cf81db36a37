import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { queryIds } from '../../kit/calls/query.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { named, namedPerson } from '../../kit/values/named.ts';
import { ASSOCIATION_STATUSES } from '../../access/session/associationStatuses.ts';
import { describe } from '../../kit/values/described.ts';
import { EXAMPLE_BALLOT } from '../../kit/values/exampleValue.ts';

const roleId = idNumber.nullish();

/** An association after a change. */
const association = z.object({
  id: z.number(),
  version: z.number(),
  status: z.enum(ASSOCIATION_STATUSES),
  isClinicalDirector: z.boolean(),
  veterinaryId: z.number(),
  veterinary: namedPerson.nullable(),
  ballotNumber: z.string().nullable(),
  veterinaryActive: z.boolean().nullable(),
  hasAccount: z.boolean().nullable(),
  entityId: z.number(),
  entity: named.nullable(),
  isSubEntity: z.boolean().nullable(),
  roleId: z.number().nullable(),
  role: named.nullable(),
  creationTimestamp: z.iso.datetime().nullable(),
  lastUpdateTimestamp: z.iso.datetime().nullable(),
});

/** People invite by hand; a program that tries ballot numbers is held up. */
const BY_HAND = { max: 60, seconds: 600 } as const;

export const inviteVeterinary = defineCall({
  name: 'inviteVeterinary',
  method: 'POST',
  path: '/veterinary-associations',
  access: 'MANAGE_VETERINARIES',
  failure: 'ERROR_INVITE_VETERINARY',
  summary: 'Invites a veterinarian, by ballot number, to work for an entity; the own one by default',
  body: z.strictObject({
    ballotNumber: describe(z.string('MISSING_BALLOT_NUMBER').trim().min(1, 'MISSING_BALLOT_NUMBER').max(30), {
      example: EXAMPLE_BALLOT,
    }),
    entityId: idNumber.nullish(),
    roleId: describe(roleId.clone(), {
      owedWhen: 'unless the settings name a role',
      example: 1,
      isInExamples: true,
    }),
  }),
  reads: 'NOTHING_PERSONAL',
  answer: association,
  errors: [
    'FORM_ERROR_MSG',
    'UNKNOWN_BALLOT_NUMBER',
    'VETERINARY_NOT_AUTHORIZED',
    'ASSOCIATION_IS_OWN',
    'ASSOCIATION_ALREADY_EXISTS',
    'CANNOT_GRANT_PERMISSION',
  ],
  limit: BY_HAND,
});

export const countAssociations = defineCall({
  name: 'countAssociations',
  method: 'GET',
  path: '/veterinary-associations/counts',
  access: 'MANAGE_VETERINARIES',
  summary:
    'How many associations wait for the entity, wait for the veterinarian, and are in force; of one entity where it is named',
  query: z.strictObject({ entityId: queryIds(1).optional() }),
  answer: z.record(z.enum(ASSOCIATION_STATUSES), z.number()),
});

export const associationChoices = defineCall({
  name: 'associationChoices',
  method: 'GET',
  path: '/veterinary-associations/choices',
  access: 'MANAGE_VETERINARIES',
  summary:
    'The entities that the user may invite for, the named one first, and the roles that the user may give, first the usual one of entities with the same profile',
  query: z.strictObject({
    entityName: z.string().trim().max(120).optional(),
    entityId: queryIds(1).optional(),
  }),
  answer: z.object({
    entities: z.array(named.extend({ isSubEntity: z.boolean() })),
    hasMoreEntities: z.boolean(),
    roles: z.array(named),
  }),
});
