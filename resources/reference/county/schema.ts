import { nobody } from '../../kit/access.ts';
import { reference, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** The municipalities; filled by the import of the administrative map. */
export const county = defineModule({
  name: 'county',
  access: { read: 'SIGNED_IN', pages: nobody },
  fields: {
    name: text({ computed: true }),
    code: text({ computed: true }),
    districtId: reference('district', { computed: true }),
  },
  list: { columns: ['name', 'districtId', 'code'], sort: ['name', 'ASC'], search: ['name'] },
  without: ['versions'],
});
