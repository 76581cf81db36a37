import { count, defineDataSet, sum } from '../../kit/dataSet.ts';
import { transponderMovement } from './schema.ts';

export const transponderMovements = defineDataSet({
  name: 'transponderMovements',
  of: transponderMovement,
  requires: transponderMovement.access.read,
  scope: { entity: 'fromEntityId' },
  columns: {
    status: 'status',
    fromEntity: 'fromEntityId',
    lot: 'lot',
    manufacturer: 'manufacturer',
    isBillable: 'isBillable',
    campaign: 'campaign',
    creationTimestamp: 'creationTimestamp',
    closingTimestamp: 'closingTimestamp',
    quantity: 'quantity',
  },
  measures: {
    movements: count(),
    transponders: sum('quantity'),
  },
  initial: { by: ['status'], show: ['movements', 'transponders'] },
  opens: { status: 'status', fromEntity: 'fromEntityId' },
});
