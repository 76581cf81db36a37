import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { PERMISSIONS } from '../../kit/permissions.ts';
import { byId } from '../../kit/values/ids.ts';
import { named, namedPerson } from '../../kit/values/named.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { BLOCKS, WITHHOLDINGS } from './explanation.ts';

export const explainUserPermissions = defineCall({
  name: 'explainUserPermissions',
  method: 'GET',
  path: '/users/:id/permissions',
  access: 'READ_USER',
  summary: 'What a user may do and why: by which role at which entity, and what takes it away',
  params: byId,
  reads: { objectType: 'user' },
  answer: namedPerson.extend({
    type: z.enum(['NORMAL', 'VETERINARY']),
    workplaces: z.array(
      z.object({
        entity: named.nullable(),
        profile: impersonal(z.string()).nullable(),
        isOperator: z.boolean(),
        role: named.nullable(),
        /** Where the role is set: with the account, or with the association of a veterinarian. */
        roleFrom: z.enum(['ACCOUNT', 'ASSOCIATION']).nullable(),
        /** What takes everything away. */
        blocks: z.array(z.enum(BLOCKS)),
        permissions: z.array(
          z.object({
            permission: z.enum(PERMISSIONS),
            by: z.enum(['ROLE', 'TYPE', 'TYPE_IN_PART']),
            withheld: z.enum(WITHHOLDINGS).nullable(),
            /** Some of what the permission opens stays open. */
            isInPart: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
