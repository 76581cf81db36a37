import type { animalsWithOwnerImport as source } from '../../../pt/animals/animal/imports.ts';
import type { Shape } from '../../../types.ts';

export const animalsWithOwnerImport = {
  label: 'Animals with their owner',
  text: 'One row for each animal, or one for each vaccination: animal and owner may repeat. Each new registration counts as one typed in the form, with the credits that it costs.',
} satisfies Shape<typeof source>;
