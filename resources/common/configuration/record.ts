import { z } from 'zod';
import { data, integer, text, timestamp } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';

const computed = { computed: true } as const;

/** A value that the operator sets. */
export const configuration = defineStoredRecord({
  name: 'configuration',
  read: 'WRITE_CONFIGURATION',
  title: 'key',
  fields: {
    key: text(computed),
    value: data(z.unknown(), computed),
    updatedBy: integer(computed),
    updatedAt: timestamp(computed),
  },
});
