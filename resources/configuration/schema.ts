import { z } from 'zod';
import { data, integer, text, timestamp } from '../kit/fields.ts';
import { defineModule } from '../kit/module.ts';

const computed = { computed: true } as const;

/** A value that the operator sets: read and written by calls of its own, and on no list of modules. */
export const configuration = defineModule({
  name: 'configuration',
  access: { read: 'WRITE_CONFIGURATION' },
  title: 'key',
  fields: {
    key: text(computed),
    value: data(z.unknown(), computed),
    updatedBy: integer(computed),
    updatedAt: timestamp(computed),
  },
  list: { columns: ['key'], sort: ['key', 'ASC'] },
});
