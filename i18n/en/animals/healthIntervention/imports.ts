import type { vaccinationsImport as source } from '../../../pt/animals/healthIntervention/imports.ts';
import type { Shape } from '../../../types.ts';

export const vaccinationsImport = {
  label: 'Vaccinations',
  text: 'One row for each rabies vaccination of an animal on record.',
} satisfies Shape<typeof source>;
