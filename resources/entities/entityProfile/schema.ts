import { anyOf } from '../../kit/access.ts';
import { boolean, reference, text } from '../../kit/fields.ts';
import { entityProfileModes } from './rules.ts';
import { defineModule } from '../../kit/module.ts';

/** The rights of entities of a kind, and whether they are billed. The operator's own is known by its name. */
export const entityProfile = defineModule({
  name: 'entityProfile',
  access: {
    read: anyOf('WRITE_ENTITY_PROFILE', 'READ_ENTITY', 'CREATE_ENTITY', 'WRITE_ENTITY'),
    pages: 'WRITE_ENTITY_PROFILE',
    write: 'WRITE_ENTITY_PROFILE',
  },
  fields: {
    name: text({ required: true, unique: 'DUPLICATE_NAME' }),
    isBillable: boolean({ initial: false }),
    canRegisterBillable: boolean({ initial: true }),
    canRegisterNonBillable: boolean({ initial: true }),
    /** Proposed for a new user of such an entity. */
    roleId: reference('role', { invalid: 'INVALID_ROLE' }),
  },
  list: {
    columns: ['name', 'isBillable', 'canRegisterBillable', 'canRegisterNonBillable'],
    sort: ['name', 'ASC'],
    search: ['name'],
  },
  tabs: ['fields', 'files'],
  menu: { group: 'admin', icon: 'entityProfile', order: 30 },
  unique: [{ index: 'entity_profile_name', property: 'name', code: 'DUPLICATE_NAME' }],
  modes: entityProfileModes,
  errors: ['UNWRITABLE_FIELD', 'INVALID_NAME', 'STILL_IN_USE', 'INVALID_ROLE'],
});
