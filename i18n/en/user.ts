import type { user as source } from '../pt/user.ts';
import type { Shape } from '../types.ts';

export const user = {
  name: 'User |||| Users',
  fields: {
    name: 'Name',
    email: 'E-mail',
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
  errors: { MISSING_NAME: 'Please enter the full name' },
  sections: { data: 'Data', access: 'Access', preferences: 'Preferences' },
  help: {
    email: 'Used to sign in; the link that activates the account is sent here.',
    status: 'Deactivating ends open sessions at once.',
    timezone: 'For example, Europe/Lisbon.',
  },
} as const satisfies Shape<typeof source>;
