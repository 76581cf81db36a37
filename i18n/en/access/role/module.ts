import type { role as source } from '../../../pt/access/role/module.ts';
import type { Shape } from '../../../types.ts';

export const role = {
  name: 'Role |||| Roles',
  done: {
    created: 'Role created: %{name}',
    updated: 'Role saved: %{name}',
    deleted: 'Role deleted: %{name}',
  },
  fields: {
    name: 'Name',
    permissions: 'Permissions',
  },
  help: {
    permissions: 'You can only grant permissions that your own account has.',
  },
} as const satisfies Shape<typeof source>;
