import { count, defineDataSet, distinct } from '../../kit/dataSet.ts';
import { aggression } from './schema.ts';

export const aggressions = defineDataSet({
  name: 'aggressions',
  of: aggression,
  requires: aggression.access.read,
  scope: { entity: 'createdByEntityId' },
  territory: { municipality: 'municipality', hides: ['transponder'] },
  columns: {
    registerType: 'registerType',
    aggressionDate: 'aggressionDate',
    aggressionType: 'aggressionType',
    aggressionSubType: 'aggressionSubType',
    animalFate: 'animalFate',
    entity: 'createdByEntityId',
    municipality: { firstOf: ['animalId.parishId.countyId', 'animalId.ownerId.parishId.countyId'] },
    species: { rootOf: 'animalId.breedId' },
    transponder: 'animalId.transponder',
  },
  measures: {
    aggressions: count(),
    animals: distinct('transponder'),
  },
  initial: { by: ['aggressionType'], show: ['aggressions', 'animals'] },
});
