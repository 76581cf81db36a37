import type { importPages as source } from '../../../pt/work/dataImport/pages.ts';
import type { Shape } from '../../../types.ts';

/** `/import` and its pages. */
export const importPages = {
  reason: 'Reason',
} satisfies Shape<typeof source>;
