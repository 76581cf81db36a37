import { anyOf } from '../../kit/access.ts';
import { choices, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { PERMISSIONS } from '../../kit/permissions.ts';

/** Those who see what roles grant, and who has them. */
export const READ_PERMISSIONS = anyOf('READ_ROLE', 'WRITE_ROLE');

/** Named sets of permissions; users and associations of veterinarians have one each. */
export const role = defineModule({
  name: 'role',
  // Who gives roles to users may choose among those they could give: the server's scope.
  access: {
    read: anyOf('READ_ROLE', 'WRITE_ROLE', 'WRITE_USER'),
    pages: READ_PERMISSIONS,
    write: 'WRITE_ROLE',
  },
  fields: {
    name: text({ required: true, unique: 'DUPLICATE_NAME' }),
    permissions: choices(PERMISSIONS, { required: true, initial: [] }),
  },
  list: {
    columns: ['name', 'permissions'],
    sort: ['name', 'ASC'],
    filters: ['name', 'permissions'],
    search: ['name'],
  },
  menu: { group: 'admin', icon: 'role', order: 60 },
  unique: [{ index: 'role_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: ['CANNOT_GRANT_PERMISSION', 'CANNOT_CHANGE_OWN_ROLE', 'STILL_IN_USE'],
});
