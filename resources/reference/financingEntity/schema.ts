import { boolean, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** Entities that pay for sterilisations that a county finances. */
export const financingEntity = defineModule({
  name: 'financingEntity',
  access: { read: 'SIGNED_IN', pages: 'MANAGE_VACCINES', write: 'MANAGE_VACCINES' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME' }),
    active: boolean({ initial: true }),
  },
  list: { columns: ['name', 'active'], sort: ['name', 'ASC'], search: ['name'] },
  menu: { group: 'admin', icon: 'entity', order: 11 },
  unique: [{ index: 'financing_entity_name', property: 'name', code: 'DUPLICATE_NAME' }],
});
