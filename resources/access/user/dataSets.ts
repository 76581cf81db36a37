import { count, defineDataSet } from '../../kit/dataSet.ts';
import { user } from './schema.ts';

export const users = defineDataSet({
  name: 'users',
  of: user,
  requires: user.access.read,
  scope: { entity: 'entityId' },
  columns: {
    type: 'type',
    status: 'status',
    entity: 'entityId',
    role: 'roleId',
    lastLoginTimestamp: 'lastLoginTimestamp',
  },
  measures: {
    users: count(),
    active: count({ status: { is: ['ACTIVE'] } }),
  },
  initial: { by: ['status'], show: ['users', 'active'] },
  opens: { type: 'type', status: 'status', entity: 'entityId', role: 'roleId' },
});
