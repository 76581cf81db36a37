import type { vaccinesImport as source } from '../../../pt/reference/vaccine/imports.ts';
import type { Shape } from '../../../types.ts';

export const vaccinesImport = {
  label: 'Vaccines',
  text: 'One row for each vaccine.',
} satisfies Shape<typeof source>;
