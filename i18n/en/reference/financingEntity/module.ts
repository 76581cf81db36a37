import type { financingEntity as source } from '../../../pt/reference/financingEntity/module.ts';
import type { Shape } from '../../../types.ts';

export const financingEntity = {
  name: 'Financing entity |||| Financing entities',
  done: {
    created: 'Financing entity created: %{name}',
    updated: 'Financing entity saved: %{name}',
    deleted: 'Financing entity deleted: %{name}',
  },
  fields: { name: 'Name', active: 'Active' },
} satisfies Shape<typeof source>;
