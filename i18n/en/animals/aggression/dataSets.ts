import type { aggressionsDataSet as aggressionsSource } from '../../../pt/animals/aggression/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const aggressionsDataSet = {
  name: 'Aggressions',
  text: 'Recorded aggressions, one on each row; an entity sees its own.',
  columns: { species: 'Species', municipality: 'Municipality', transponder: 'Transponder' },
  measures: { aggressions: 'Records', animals: 'Animals' },
} satisfies Shape<typeof aggressionsSource>;
