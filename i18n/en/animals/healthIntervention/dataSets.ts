import type {
  interventionsDataSet as interventionsSource,
  sterilizationsDataSet as sterilizationsSource,
} from '../../../pt/animals/healthIntervention/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const interventionsDataSet = {
  name: 'Health interventions',
  text: 'Recorded interventions, one on each row; an entity sees its own.',
  columns: { species: 'Species', municipality: 'Municipality', breed: 'Breed', transponder: 'Transponder' },
  measures: { interventions: 'Interventions', animals: 'Animals' },
} satisfies Shape<typeof interventionsSource>;

export const sterilizationsDataSet = {
  name: 'Sterilisations',
  text: 'Recorded sterilisations, one on each row; an entity sees its own.',
  columns: { species: 'Species', municipality: 'Municipality', gender: 'Sex', transponder: 'Transponder' },
  measures: { sterilizations: 'Sterilisations', financed: 'Financed' },
} satisfies Shape<typeof sterilizationsSource>;
