import { count, defineDataSet, distinct } from '../../kit/dataSet.ts';
import { STERILIZATION } from './types.ts';
import { healthIntervention } from './schema.ts';

export const interventions = defineDataSet({
  name: 'interventions',
  of: healthIntervention,
  requires: healthIntervention.access.read,
  scope: { entity: 'createdEntityId' },
  territory: { municipality: 'municipality', hides: ['transponder', 'veterinary'] },
  columns: {
    type: 'typeId',
    executionDate: 'executionDate',
    vaccine: 'vaccineId',
    dose: 'dose',
    veterinary: 'veterinaryId',
    entity: 'createdEntityId',
    municipality: { firstOf: ['animalId.parishId.countyId', 'animalId.ownerId.parishId.countyId'] },
    species: { rootOf: 'animalId.breedId' },
    breed: 'animalId.breedId',
    transponder: 'animalId.transponder',
  },
  measures: {
    interventions: count(),
    animals: distinct('transponder'),
  },
  // Different animals are sorted to be counted, which takes seconds for a million: they are for who asks.
  initial: { by: ['type'], show: ['interventions'] },
});

export const sterilizations = defineDataSet({
  name: 'sterilizations',
  of: healthIntervention,
  requires: healthIntervention.access.read,
  scope: { entity: 'createdEntityId' },
  territory: { municipality: 'municipality', hides: ['transponder', 'veterinary'] },
  only: { type: { is: [STERILIZATION] } },
  columns: {
    type: 'typeId',
    executionDate: 'executionDate',
    sterilizationType: 'sterilizationType',
    financingEntity: 'financingEntityId',
    veterinary: 'veterinaryId',
    entity: 'createdEntityId',
    municipality: { firstOf: ['animalId.parishId.countyId', 'animalId.ownerId.parishId.countyId'] },
    species: { rootOf: 'animalId.breedId' },
    gender: 'animalId.gender',
    transponder: 'animalId.transponder',
  },
  measures: {
    sterilizations: count(),
    financed: count({ financingEntity: { isSet: true } }),
  },
  initial: { by: ['financingEntity', 'sterilizationType'], show: ['sterilizations', 'financed'] },
});
