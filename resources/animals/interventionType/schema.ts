import { nobody } from '../../kit/access.ts';
import { boolean, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** Types of health intervention, which the register fixes: rules depend on their ids. */
export const interventionType = defineModule({
  name: 'interventionType',
  access: { read: 'SIGNED_IN', pages: nobody },
  fields: {
    /** In the language of the caller. */
    name: text({ required: true }),
    isSterilization: boolean({ computed: true }),
  },
  list: { columns: ['name'], sort: ['name', 'ASC'], search: ['name'], filters: ['isSterilization'] },
});
