import type { district as source } from '../../../pt/reference/district/module.ts';
import type { Shape } from '../../../types.ts';

export const district = {
  name: 'District |||| Districts',
  fields: { name: 'Name', code: 'Code' },
} as const satisfies Shape<typeof source>;
