import type { user as source } from '../../../pt/access/user/module.ts';
import type { Shape } from '../../../types.ts';

export const user = {
  name: 'User |||| Users',
  done: {
    created: 'Account created: %{name}',
    updated: 'Account saved: %{name}',
  },
  tabs: { permissions: 'Permissions' },
  fields: {
    name: 'Name',
    email: 'Email',
    type: 'Kind of account',
    status: 'Status',
    entityId: 'Entity',
    roleId: 'Role',
    rolePermissions: 'Permissions of the role',
    veterinaryId: 'Veterinarian',
    ballotNumber: 'Licence number',
    ownerId: 'Owner',
    entitiesAccessList: 'Other entities with access',
    language: 'Language',
    timezone: 'Time zone',
    receiveNotifications: 'Receives notifications',
    lastLoginTimestamp: 'Last sign-in',
  },
  choices: {
    type: { NORMAL: 'Normal', VETERINARY: 'Veterinarian' },
    status: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    language: { 'pt-PT': 'Portuguese', 'en-US': 'English' },
  },
  errors: { MISSING_NAME: 'Enter the full name' },
  sections: { data: 'Data', access: 'Access', preferences: 'Preferences' },
  help: {
    email: 'Used to sign in; we send the link that activates the account here.',
    status: 'When you deactivate the account, its open sessions end at once.',
  },
  ofEntity: { add: 'Add a user', none: 'This entity has no users yet.' },
} as const satisfies Shape<typeof source>;
