import { modules } from '../../generated/modules.ts';
import { anyOf } from '../../kit/access.ts';
import { average, count, defineDataSet, ratio } from '../../kit/dataSet.ts';
import { isRequest } from '../../kit/request.ts';
import { diacRequest } from '../../requests/diacRequest/schema.ts';

const types = modules.filter(isRequest);

/** Requests of all types with their terms. A type is counted for those who may read its requests. */
export const requests = defineDataSet({
  name: 'requests',
  // The columns are those that every request has: any type names them.
  of: diacRequest,
  parts: types,
  requires: anyOf(...types.map(({ access }) => access.read)),
  scope: { entity: 'creationEntityId' },
  columns: {
    type: { sql: 't.part', kind: 'choice', values: types.map(({ name }) => name) },
    validationStatus: 'validationStatus',
    closed: 'closed',
    accepted: 'accepted',
    origin: 'origin',
    entity: 'creationEntityId',
    creationTimestamp: 'creationTimestamp',
    lastUpdateTimestamp: 'lastUpdateTimestamp',
    dueDate: 'dueDate',
    daysOpen: { sql: '(t.last_update_timestamp::date - t.creation_timestamp::date)', kind: 'number' },
  },
  measures: {
    requests: count(),
    open: count({ closed: { is: [false] } }),
    overdue: count({ closed: { is: [false] }, dueDate: { before: 'TODAY' } }),
    due: count({ closed: { is: [false] }, dueDate: { from: 'TODAY', before: { daysFromToday: 8 } } }),
    accepted: count({ accepted: { is: [true] } }),
    overdueShare: ratio('overdue', 'open'),
    averageDays: average('daysOpen', { closed: { is: [true] } }),
  },
  initial: { by: ['type'], show: ['requests', 'open', 'overdue'] },
});
