import { count, defineDataSet } from '../../kit/dataSet.ts';
import { animalLicense } from './schema.ts';

export const licenses = defineDataSet({
  name: 'licenses',
  of: animalLicense,
  requires: animalLicense.access.read,
  scope: { entity: 'createdEntityId' },
  territory: { municipality: 'municipality', hides: ['transponder'] },
  columns: {
    licenseDate: 'licenseDate',
    dateEnd: 'dateEnd',
    entity: 'createdEntityId',
    municipality: { firstOf: ['animalId.parishId.countyId', 'animalId.ownerId.parishId.countyId'] },
    species: { rootOf: 'animalId.breedId' },
    breedCategory: 'animalId.breedCategory',
    transponder: 'animalId.transponder',
  },
  measures: {
    licenses: count(),
    valid: count({ dateEnd: { from: 'TODAY' } }),
    due: count({ dateEnd: { from: 'TODAY', before: { daysFromToday: 31 } } }),
  },
  initial: { by: ['entity'], show: ['licenses', 'valid', 'due'] },
});
