import type { breedsImport as source } from '../../../pt/reference/breed/imports.ts';
import type { Shape } from '../../../types.ts';

export const breedsImport = {
  label: 'Breeds',
  text: 'One row for a breed or a group of breeds. Groups come before the breeds that they hold.',
} satisfies Shape<typeof source>;
