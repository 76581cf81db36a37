import { count, defineDataSet } from '../../kit/dataSet.ts';
import { animalTransfer } from './schema.ts';

export const transfers = defineDataSet({
  name: 'transfers',
  of: animalTransfer,
  requires: animalTransfer.access.read,
  scope: { entity: 'creationEntityId' },
  columns: {
    kind: 'kind',
    validationStatus: 'validationStatus',
    closed: 'closed',
    accepted: 'accepted',
    ending: 'ending',
    contestState: 'contestState',
    creationTimestamp: 'creationTimestamp',
    dueDate: 'dueDate',
    entity: 'creationEntityId',
  },
  measures: {
    transfers: count(),
    open: count({ closed: { is: [false] } }),
    overdue: count({ closed: { is: [false] }, dueDate: { before: 'TODAY' } }),
    accepted: count({ accepted: { is: [true] } }),
  },
  initial: { by: ['validationStatus'], show: ['transfers', 'open', 'overdue'] },
  opens: {
    kind: 'kind',
    contestState: 'contestState',
    validationStatus: 'validationStatus',
    closed: 'closed',
    accepted: 'accepted',
    entity: 'creationEntityId',
  },
});
