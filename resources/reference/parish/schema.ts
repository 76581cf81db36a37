import { nobody } from '../../kit/access.ts';
import { reference, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** The parishes; filled by the import of the administrative map. */
export const parish = defineModule({
  name: 'parish',
  access: { read: 'SIGNED_IN', pages: nobody },
  fields: {
    name: text({ computed: true, hasOrderColumn: true }),
    code: text({ computed: true }),
    countyId: reference('county', { computed: true }),
  },
  list: { columns: ['name', 'countyId', 'code'], sort: ['name', 'ASC'], search: ['name'] },
  without: ['versions'],
});
