import type { role as source } from '../pt/role.ts';
import type { Shape } from '../types.ts';

export const role = {
  name: 'Role |||| Roles',
  fields: {
    name: 'Name',
    permissions: 'Permissions',
  },
  help: {
    permissions: 'Only permissions that one’s own account has can be given.',
  },
} as const satisfies Shape<typeof source>;
