import type { recomputeOwnersBulk as source } from '../../../pt/owners/owner/recompute.ts';
import type { Shape } from '../../../types.ts';

export const recomputeOwnersBulk = {
  label: 'Recompute owners: search and derived values',
  text: 'Computes the text of searches and the values that follow from others anew. Only owners in which something differs change.',
  noUndo: 'The values follow from the other fields: there is nothing to restore.',
  fields: { firstId: 'From number', lastId: 'To number' },
} satisfies Shape<typeof source>;
