import { anyOf } from '../../kit/access.ts';
import {
  boolean,
  choice,
  choices,
  email,
  reference,
  references,
  text,
  timestamp,
  timezone,
} from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { PERMISSIONS } from '../../kit/permissions.ts';
import { REGISTER_ZONE } from '../../numbers/dates.ts';
import { USER_LANGUAGES } from './languages.ts';
import { checkUser, userModes } from './rules.ts';
import { personName } from '../../kit/values/personName.ts';

const OF_STAFF = { owedWhen: 'of an account that is no veterinarian’s', example: 1 } as const;

/** Accounts. Nothing of a password is a field: it never leaves the database. */
export const user = defineModule({
  name: 'user',
  table: 'app_user',
  access: {
    read: anyOf('READ_USER', 'IMPERSONATE_USER'),
    pages: 'READ_USER',
    create: 'WRITE_USER',
    update: 'WRITE_USER',
  },
  fields: {
    name: text({ required: true, ...personName, hasOrderColumn: true }),
    email: email({ required: true, unique: 'DUPLICATE_EMAIL', personal: true }),
    type: choice(['NORMAL', 'VETERINARY'], { createOnly: true, initial: 'NORMAL' }),
    status: choice(['ACTIVE', 'INACTIVE'], {
      initial: 'ACTIVE',
      tones: { ACTIVE: 'good', INACTIVE: 'neutral' },
    }),
    entityId: reference('entity', { invalid: 'INVALID_ENTITY', ...OF_STAFF }),
    roleId: reference('role', { invalid: 'INVALID_ROLE', ...OF_STAFF }),
    veterinaryId: reference('veterinary', { createOnly: true, invalid: 'INVALID_VETERINARY' }),
    ballotNumber: text({ virtual: true }),
    ownerId: reference('owner', { computed: true }),
    /** The permissions of the role; of one user, not in lists. */
    rolePermissions: choices(PERMISSIONS, { virtual: true, recordOnly: true }),
    entitiesAccessList: references('entity', { initial: [] }),
    language: choice(USER_LANGUAGES, { initial: 'pt-PT' }),
    timezone: timezone({ initial: REGISTER_ZONE }),
    receiveNotifications: boolean({ initial: true }),
    lastLoginTimestamp: timestamp({ computed: true }),
  },
  list: {
    columns: ['name', 'email', 'entityId', 'roleId', 'status', 'lastLoginTimestamp'],
    sort: ['name', 'ASC'],
    filters: ['name', 'email', 'entityId', 'roleId', 'type', 'status'],
    sortable: ['id', 'name', 'email', 'lastLoginTimestamp'],
    search: ['name', 'email'],
    card: { title: 'name', text: 'email' },
  },
  form: {
    sections: [
      {
        name: 'data',
        fields: ['type', 'name', 'email', 'status', 'veterinaryId', 'ballotNumber', 'ownerId'],
      },
      { name: 'access', fields: ['entityId', 'roleId', 'rolePermissions', 'entitiesAccessList'] },
      { name: 'preferences', fields: ['language', 'timezone', 'receiveNotifications', 'lastLoginTimestamp'] },
    ],
  },
  tabs: ['fields', 'permissions', 'files'],
  menu: { group: 'admin', icon: 'user', order: 70 },
  unique: [
    { index: 'app_user_email', property: 'email', code: 'DUPLICATE_EMAIL' },
    { index: 'app_user_veterinary', property: 'veterinaryId', code: 'DUPLICATE_VALUE' },
  ],
  errors: [
    'CANNOT_CHANGE_OWN_STATUS',
    'CANNOT_CHANGE_OWN_ROLE',
    'LAST_ADMINISTRATOR',
    'CANNOT_GRANT_PERMISSION',
    'NO_PERMISSION',
    'INVALID_ENTITY',
    'INVALID_ENTITIES_ACCESS_LIST',
    'DUPLICATE_EMAIL',
  ],
  modes: userModes,
  check: checkUser,
  personal: true,
});
