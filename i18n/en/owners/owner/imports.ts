import type { ownersImport as source } from '../../../pt/owners/owner/imports.ts';
import type { Shape } from '../../../types.ts';

export const ownersImport = {
  label: 'Owners',
  text: 'One row for each owner. The tax number, or the document, says whether the owner is on record.',
} satisfies Shape<typeof source>;
