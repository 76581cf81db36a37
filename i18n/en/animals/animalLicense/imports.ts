import type { licencesImport as source } from '../../../pt/animals/animalLicense/imports.ts';
import type { Shape } from '../../../types.ts';

export const licencesImport = {
  label: 'Licences',
  text: 'One row for each licence of an animal on record.',
} satisfies Shape<typeof source>;
