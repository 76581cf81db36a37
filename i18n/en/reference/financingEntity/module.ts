import type { financingEntity as source } from '../../../pt/reference/financingEntity/module.ts';
import type { Shape } from '../../../types.ts';

export const financingEntity = {
  name: 'Financing entity |||| Financing entities',
  fields: { name: 'Name', active: 'Active' },
} satisfies Shape<typeof source>;
