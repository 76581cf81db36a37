import { z } from 'zod';
import { allOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { PAGE_MAX } from '../../kit/calls/paging.ts';
import { byId, idNumber } from '../../kit/values/ids.ts';
import { named } from '../../kit/values/named.ts';
import { personal } from '../../kit/values/personal.ts';

const ACCESS = allOf('READ_USER', 'WRITE_USER');
/** A code that stands against one person's part; none where there is nothing against it. */
const refusal = z.string().nullable();

export const getEntityStaff = defineCall({
  name: 'getEntityStaff',
  method: 'GET',
  path: '/entities/:id/staff',
  access: ACCESS,
  summary: 'The active staff of an entity and the veterinarians who work for it; at most 100 of each',
  params: byId,
  answer: z.object({
    entity: named,
    users: z.array(
      z.object({ id: z.number(), version: z.number(), name: personal(z.string()), role: named.nullable() }),
    ),
    /** By the id of the veterinarian; none where the caller does not manage them. */
    veterinarians: z.array(
      z.object({
        id: z.number(),
        name: personal(z.string()),
        isClinicalDirector: z.boolean(),
        role: named.nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  reads: { objectType: 'user' },
  errors: ['NOT_FOUND'],
});

const transfer = z.strictObject({
  /** The entity that they go on working for. */
  targetId: idNumber,
  users: z
    .array(
      z.strictObject({
        id: idNumber,
        version: z.number().int().positive(),
        /** The role there; by default the one that the user has. */
        roleId: idNumber.nullish(),
      }),
    )
    .max(PAGE_MAX),
  /** Veterinarians whom the target invites: they decide themselves for whom they work. */
  veterinaryIds: z.array(idNumber).max(PAGE_MAX),
  /** Whether the users go on seeing the records of the entity that they leave. */
  keepsAccess: z.boolean(),
});

const outcome = z.object({ id: z.number(), refusal });

export const checkStaffTransfer = defineCall({
  name: 'checkStaffTransfer',
  method: 'POST',
  path: '/entities/:id/staff/transfer/check',
  effect: 'read',
  access: ACCESS,
  summary:
    'What moving staff to another entity would do, who cannot be moved and why, and who remains; changes nothing',
  params: byId,
  body: transfer,
  answer: z.object({
    users: z.array(outcome.extend({ sessions: z.number() })),
    veterinarians: z.array(outcome),
    /** Who is left at the entity afterwards. */
    remaining: z.object({ users: z.number(), administrators: z.number(), veterinarians: z.number() }),
    /** The roles that the caller may give, those usual at entities of the target's profile first. */
    roles: z.array(named),
  }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND'],
});

export const transferStaff = defineCall({
  name: 'transferStaff',
  needsPerson: true,
  method: 'POST',
  path: '/entities/:id/staff/transfer',
  access: ACCESS,
  failure: 'ERROR_TRANSFER_STAFF',
  summary:
    'Moves staff to another entity and invites its veterinarians there; answers for each whether it was done. The same call on the other entity moves them back',
  params: byId,
  body: transfer,
  answer: z.object({
    users: z.array(
      outcome.extend({
        version: z.number().nullable(),
        /** The role that the user had, with which the move is undone. */
        formerRoleId: z.number().nullable(),
      }),
    ),
    veterinarians: z.array(
      outcome.extend({
        /** The invitation, which can be withdrawn until it is answered. */
        associationId: z.number().nullable(),
      }),
    ),
  }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND'],
});
