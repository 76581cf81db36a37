import { count, defineDataSet } from '../../kit/dataSet.ts';
import { anyOf } from '../../kit/access.ts';
import { owner } from './schema.ts';

export const owners = defineDataSet({
  name: 'owners',
  of: owner,
  requires: anyOf('READ_OWNER', 'READ_DASHBOARD', 'MANAGE_DASHBOARDS'),
  scope: { owner: 'id' },
  columns: {
    type: 'type',
    municipality: 'parishId.countyId',
    district: 'parishId.countyId.districtId',
    isLocalResident: 'isLocalResident',
    verifiedData: 'verifiedData',
    needsReview: 'needsReview',
    contactConfirmedAt: 'contactConfirmedAt',
    creationTimestamp: 'creationTimestamp',
    name: { value: 'name', personal: 'READ_OWNER', ofOwner: 'id' },
  },
  measures: {
    owners: count(),
    confirmed: count({ contactConfirmedAt: { isSet: true } }),
    toReview: count({ needsReview: { is: [true] } }),
  },
  initial: { by: ['municipality'], show: ['owners', 'confirmed'] },
  opens: { type: 'type', verifiedData: 'verifiedData', needsReview: 'needsReview' },
});
