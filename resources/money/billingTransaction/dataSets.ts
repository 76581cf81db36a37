import { count, defineDataSet, sum } from '../../kit/dataSet.ts';
import { billingTransaction } from './schema.ts';

export const credits = defineDataSet({
  name: 'credits',
  of: billingTransaction,
  requires: billingTransaction.access.read,
  scope: { entity: 'entityId' },
  columns: {
    type: 'type',
    service: 'service',
    date: 'date',
    entity: 'entityId',
    credits: 'credits',
  },
  measures: {
    transactions: count(),
    credits: sum('credits'),
  },
  initial: { by: ['entity', 'type'], show: ['transactions', 'credits'] },
  opens: { type: 'type', entity: 'entityId' },
});
