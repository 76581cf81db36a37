import { z } from 'zod';
import { anyOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { named } from '../../kit/values/named.ts';
import { queryIds } from '../../kit/calls/query.ts';
import { PAGE_MAX, pageOf, pageQuery } from '../../kit/calls/paging.ts';

const permissions = z.array(z.string().max(60)).max(200);

/** Changes of roles, each role by its own list. */
export const roleChanges = z
  .array(
    z.strictObject({
      id: idNumber,
      /** As the change was decided on: a role that has changed since is refused. */
      version: z.number().int().positive(),
      name: z.string().max(255).optional(),
      add: permissions.optional(),
      remove: permissions.optional(),
    }),
    'EMPTY_SELECTION',
  )
  .min(1, 'EMPTY_SELECTION')
  .max(PAGE_MAX);

export const searchRolesForUser = defineCall({
  name: 'searchRolesForUser',
  method: 'GET',
  path: '/roles/search-for-user',
  access: anyOf('READ_ROLE', 'WRITE_ROLE', 'WRITE_USER'),
  summary:
    'Finds the roles that the user may give to others, and the one that is proposed for a new user of an entity',
  query: z.strictObject({
    /** The entity of the new user. */
    entityId: queryIds(1).optional(),
    name: z.string().max(120).optional(),
    universalSearch: z.string().max(120).optional(),
    ...pageQuery(['name']),
  }),
  answer: pageOf(named).extend({
    /** Of the entity's profile, else what most users of such entities have; null where neither is known, or not the caller's to give. */
    proposedId: idNumber.nullable(),
  }),
});

export const updateRolesInBulk = defineCall({
  name: 'updateRolesInBulk',
  method: 'PUT',
  path: '/roles/bulk',
  access: 'WRITE_ROLE',
  failure: 'ERROR_SAVE_ROLES',
  summary:
    'Gives permissions to roles and takes others from them, each role by its own list, all or none; may rename them',
  body: z.strictObject({
    changes: roleChanges,
    /** The preview that the changes were decided on: refused once it would read otherwise. */
    preview: z.string().max(64).optional(),
  }),
  answer: z.object({ ids: z.array(z.number()) }),
  errors: [
    'NOT_FOUND',
    'CANNOT_GRANT_PERMISSION',
    'CANNOT_CHANGE_OWN_ROLE',
    'INVALID_PERMISSIONS',
    'DUPLICATE_NAME',
    'PREVIEW_OUTDATED',
    'STALE_VERSION',
  ],
});
