import { nobody } from '../../kit/access.ts';
import { text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MOVE_TRANSPONDERS } from '../transponder/schema.ts';

/** The entities to which transponders can be passed on: every clinic finds every other, by name and town alone. */
export const transponderReceiver = defineModule({
  name: 'transponderReceiver',
  table: 'entity',
  access: { read: MOVE_TRANSPONDERS, pages: nobody },
  fields: { name: text({ required: true, hasOrderColumn: true }), locality: text() },
  list: { columns: ['name', 'locality'], sort: ['name', 'ASC'], sortable: ['id', 'name'] },
  without: ['versions'],
});
