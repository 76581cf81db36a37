import type { licensesDataSet as licensesSource } from '../../../pt/animals/animalLicense/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const licensesDataSet = {
  name: 'Licences',
  text: 'Recorded licences, one on each row; an entity sees its own.',
  columns: {
    species: 'Species',
    municipality: 'Municipality',
    breedCategory: 'Category',
    transponder: 'Transponder',
  },
  measures: { licenses: 'Licences', valid: 'Valid', due: 'Ending within 30 days' },
} satisfies Shape<typeof licensesSource>;
