import type { parish as source } from '../../../pt/reference/parish/module.ts';
import type { Shape } from '../../../types.ts';

export const parish = {
  name: 'Parish |||| Parishes',
  fields: { name: 'Name', code: 'Code', countyId: 'Municipality' },
} as const satisfies Shape<typeof source>;
