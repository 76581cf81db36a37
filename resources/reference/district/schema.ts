import { nobody } from '../../kit/access.ts';
import { text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

/** The districts and islands; filled by the import of the administrative map. */
export const district = defineModule({
  name: 'district',
  access: { read: 'SIGNED_IN', pages: nobody },
  fields: { name: text({ computed: true }), code: text({ computed: true }) },
  list: { columns: ['name', 'code'], sort: ['name', 'ASC'], search: ['name'] },
  without: ['versions'],
});
