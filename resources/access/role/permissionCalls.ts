import { z } from 'zod';
import { allOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { PERMISSIONS } from '../../kit/permissions.ts';
import { describe } from '../../kit/values/described.ts';
import { dayShape } from '../../kit/values/times.ts';
import { named, namedPerson } from '../../kit/values/named.ts';
import { roleChanges } from './calls.ts';
import { READ_PERMISSIONS } from './schema.ts';

const permission = z.enum(PERMISSIONS);
const day = describe(dayShape('INVALID_DATE'), { example: '2026-01-01' });
const role = named.nullable();

export const listPermissions = defineCall({
  name: 'listPermissions',
  method: 'GET',
  path: '/roles/permissions',
  access: READ_PERMISSIONS,
  summary: 'Every permission with the roles that grant it and the number of people who have it',
  answer: z.object({
    /** People of each role; one with several roles counts in each. */
    roles: z.array(named.extend({ permissions: z.array(permission), people: z.int() })),
    /** People with the permission by any role, each counted once. */
    permissions: z.array(z.object({ permission, people: z.int() })),
  }),
});

export const searchPermissionHolders = defineCall({
  name: 'searchPermissionHolders',
  method: 'GET',
  path: '/roles/permissions/:permission/users',
  access: allOf(READ_PERMISSIONS, 'READ_USER'),
  summary: 'The users within the scope of the caller who have a permission, with the role and the entity',
  params: z.strictObject({
    permission: describe(z.string().max(60), { as: describe(permission, { example: 'READ_ANIMAL' }) }),
  }),
  query: z.strictObject({ ...pageQuery(['name']) }),
  reads: { objectType: 'user', action: 'SEARCH' },
  answer: pageOf(namedPerson.extend({ entity: named.nullable(), role: named })),
  errors: ['NOT_FOUND'],
});

export const listPermissionChanges = defineCall({
  name: 'listPermissionChanges',
  method: 'GET',
  path: '/roles/permission-changes',
  access: READ_PERMISSIONS,
  summary: 'Who has gained or lost which permissions since a day: by changed roles, and by changed accounts',
  query: z.strictObject({ since: day }),
  reads: { objectType: 'user', action: 'SEARCH' },
  answer: z.object({
    roles: z.array(
      named.extend({
        gained: z.array(permission),
        lost: z.array(permission),
        people: z.int(),
        event: z.enum(['CREATED', 'CHANGED', 'DELETED']),
        at: z.iso.datetime(),
        by: namedPerson.nullable(),
      }),
    ),
    /** Of the accounts that the caller may see, the latest changes first. */
    people: z.array(
      namedPerson.extend({
        entity: named.nullable(),
        roleBefore: role,
        roleAfter: role,
        wasActive: z.boolean(),
        isActive: z.boolean(),
        gained: z.array(permission),
        lost: z.array(permission),
        at: z.iso.datetime(),
        by: namedPerson.nullable(),
      }),
    ),
    /** More accounts have changed than are named. */
    hasMore: z.boolean(),
  }),
  errors: ['INVALID_DATE'],
});

export const previewRoleChanges = defineCall({
  name: 'previewRoleChanges',
  method: 'POST',
  path: '/roles/bulk/preview',
  access: 'WRITE_ROLE',
  effect: 'read',
  summary: 'What changes of roles would grant and take, and from how many people, before they are saved',
  body: z.strictObject({ changes: roleChanges }),
  reads: { objectType: 'user', action: 'SEARCH' },
  answer: z.object({
    /** Names the state that the preview was made from; a save that gives it is refused once that has changed. */
    preview: z.string(),
    roles: z.array(
      named.extend({
        add: z.array(permission),
        remove: z.array(permission),
        people: z.int(),
        /** The first of those whom the caller may see, by name. */
        names: z.array(namedPerson),
      }),
    ),
    /** Everyone concerned, each counted once. */
    people: z.int(),
    /** Permissions that the caller would lose. */
    ownLosses: z.array(permission),
    /** Permissions that people have now, and no one would have afterwards. */
    vanishing: z.array(permission),
  }),
  errors: [
    'NOT_FOUND',
    'CANNOT_GRANT_PERMISSION',
    'CANNOT_CHANGE_OWN_ROLE',
    'INVALID_PERMISSIONS',
    'STALE_VERSION',
  ],
});
