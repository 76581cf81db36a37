import { average, count, defineDataSet, ratio } from '../../kit/dataSet.ts';
import { lostAnimal } from './schema.ts';

export const lostAndFound = defineDataSet({
  name: 'lostAndFound',
  of: lostAnimal,
  requires: lostAnimal.access.read,
  scope: { entity: 'creationEntityId' },
  territory: { municipality: 'municipality', hides: [] },
  columns: {
    status: 'status',
    validationStatus: 'validationStatus',
    eventDate: 'eventDate',
    municipality: 'eventCountyId',
    district: 'eventDistrictId',
    deliveryStatus: 'deliveryStatus',
    isClosed: 'isClosed',
    closedDate: 'closedDate',
    entity: 'creationEntityId',
    species: 'speciesId',
    breed: 'breedId',
    gender: 'gender',
    daysOpen: { sql: '(t.closed_date::date - t.event_date)', kind: 'number' },
  },
  measures: {
    reports: count(),
    open: count({ isClosed: { is: [false] } }),
    returned: count({ deliveryStatus: { is: ['DELIVERED_TO_OWNER'] } }),
    returnedShare: ratio('returned', 'reports'),
    averageDays: average('daysOpen', { deliveryStatus: { is: ['DELIVERED_TO_OWNER'] } }),
  },
  initial: { by: ['status', 'deliveryStatus'], show: ['reports', 'returned', 'averageDays'] },
  opens: {
    status: 'status',
    isClosed: 'isClosed',
    deliveryStatus: 'deliveryStatus',
    validationStatus: 'validationStatus',
    municipality: 'eventCountyId',
    district: 'eventDistrictId',
    breed: 'breedId',
  },
});
