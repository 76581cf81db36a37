import { z } from 'zod';
import { defineCall } from '../kit/call.ts';
import { byId, idNumber } from '../kit/ids.ts';
import { named } from '../kit/named.ts';
import { ASSOCIATION_STATUSES } from './schema.ts';

const version = z.number().int().positive();
const roleId = idNumber.nullish();

/** An association after a change. */
const association = z.object({
  id: z.number(),
  version: z.number(),
  status: z.enum(ASSOCIATION_STATUSES),
  isClinicalDirector: z.boolean(),
  veterinaryId: z.number(),
  veterinary: named.nullable(),
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
/** What is left of one that has ended. */
const ended = z.object({ id: z.number() });

/** People invite by hand; a program that tries ballot numbers is held up. */
const BY_HAND = { max: 60, seconds: 600 } as const;

export const inviteVeterinary = defineCall({
  name: 'inviteVeterinary',
  method: 'POST',
  path: '/veterinary-associations',
  access: 'MANAGE_VETERINARIES',
  failure: 'ERROR_INVITE_VETERINARY',
  summary: 'Invites a veterinarian, by ballot number, to work for an entity; the own one unless told',
  body: z.strictObject({
    ballotNumber: z.string('MISSING_BALLOT_NUMBER').trim().min(1, 'MISSING_BALLOT_NUMBER').max(30),
    entityId: idNumber.nullish(),
    roleId,
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

export const decideAssociation = defineCall({
  name: 'decideAssociation',
  method: 'PUT',
  path: '/veterinary-associations/:id/decision',
  access: 'MANAGE_VETERINARIES',
  failure: 'ERROR_ACCEPT_ASSOCIATION',
  summary: 'Accepts or rejects a veterinarian who has asked an entity for access',
  params: byId,
  body: z.strictObject({
    validation: z.enum(['ACCEPTED', 'REJECTED'], 'INVALID_VALIDATION'),
    roleId,
    version: version.optional(),
  }),
  reads: 'NOTHING_PERSONAL',
  answer: z.union([association, ended]),
  errors: [
    'FORM_ERROR_MSG',
    'ASSOCIATION_NOT_WAITING',
    'ASSOCIATION_IS_OWN',
    'VETERINARY_NOT_AUTHORIZED',
    'CANNOT_GRANT_PERMISSION',
    'STALE_VERSION',
  ],
});

export const cancelInvitation = defineCall({
  name: 'cancelInvitation',
  method: 'PUT',
  path: '/veterinary-associations/:id/cancel',
  access: 'MANAGE_VETERINARIES',
  failure: 'ERROR_CANCEL_INVITATION',
  summary: 'Takes back an invitation that the veterinarian has not answered yet',
  params: byId,
  body: z.strictObject({ version: version.optional() }).nullish(),
  answer: ended,
  errors: ['ASSOCIATION_NOT_WAITING', 'ASSOCIATION_IS_OWN', 'STALE_VERSION'],
});

export const changeAssociation = defineCall({
  name: 'changeAssociation',
  method: 'PUT',
  path: '/veterinary-associations/:id',
  access: 'MANAGE_VETERINARIES',
  failure: 'ERROR_CHANGE_ASSOCIATION',
  summary: 'Says what a veterinarian may do at an entity, and who its clinical director is',
  params: byId,
  body: z.strictObject({
    version,
    /** Naming one relieves the one before. */
    isClinicalDirector: z.boolean('INVALID_IS_CLINICAL_DIRECTOR').optional(),
    roleId: idNumber.optional(),
  }),
  reads: 'NOTHING_PERSONAL',
  answer: association,
  errors: [
    'FORM_ERROR_MSG',
    'ASSOCIATION_NOT_ACCEPTED',
    'ASSOCIATION_IS_OWN',
    'CANNOT_GRANT_PERMISSION',
    'STALE_VERSION',
  ],
});

export const endAssociation = defineCall({
  name: 'endAssociation',
  method: 'DELETE',
  path: '/veterinary-associations/:id',
  access: 'MANAGE_VETERINARIES',
  failure: 'ERROR_DELETE_ASSOCIATION',
  summary:
    'Ends an association and what the veterinarian has open for the entity; not of its clinical director',
  params: byId,
  answer: ended,
  errors: ['ASSOCIATION_NOT_ACCEPTED', 'ASSOCIATION_IS_OWN', 'ASSOCIATION_IS_CLINICAL_DIRECTOR'],
});

export const countAssociations = defineCall({
  name: 'countAssociations',
  method: 'GET',
  path: '/veterinary-associations/counts',
  access: 'MANAGE_VETERINARIES',
  summary: 'How many associations wait for the entity, wait for the veterinarian, and are in force',
  answer: z.record(z.enum(ASSOCIATION_STATUSES), z.number()),
});

export const associationChoices = defineCall({
  name: 'associationChoices',
  method: 'GET',
  path: '/veterinary-associations/choices',
  access: 'MANAGE_VETERINARIES',
  summary:
    'The entities that the user may invite for, and the roles that the user may give, the usual one first',
  query: z.strictObject({ entityName: z.string().trim().max(120).optional() }),
  reads: 'NOTHING_PERSONAL',
  answer: z.object({
    entities: z.array(named.extend({ isSubEntity: z.boolean() })),
    hasMoreEntities: z.boolean(),
    roles: z.array(named),
  }),
});
