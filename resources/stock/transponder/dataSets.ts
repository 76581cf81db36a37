import { count, defineDataSet } from '../../kit/dataSet.ts';
import { transponder } from './schema.ts';

export const transponderStock = defineDataSet({
  name: 'transponderStock',
  of: transponder,
  requires: transponder.access.read,
  scope: { entity: 'entityId' },
  columns: {
    state: 'state',
    entity: 'entityId',
    lot: 'lot',
    manufacturer: 'manufacturer',
    isBillable: 'isBillable',
    campaign: 'campaign',
    number: 'number',
  },
  measures: {
    transponders: count(),
    available: count({ state: { is: ['AVAILABLE', 'FREE'] } }),
  },
  initial: { by: ['entity', 'state'], show: ['transponders'] },
  opens: { state: 'state', entity: 'entityId', lot: 'lot' },
});
