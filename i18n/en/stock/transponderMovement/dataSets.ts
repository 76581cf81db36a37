import type { transponderMovementsDataSet as transponderMovementsSource } from '../../../pt/stock/transponderMovement/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const transponderMovementsDataSet = {
  name: 'Transponder movements',
  text: 'Movements between entities, one on each row; an entity sees those it sent.',
  measures: { movements: 'Movements', transponders: 'Transponders' },
} satisfies Shape<typeof transponderMovementsSource>;
