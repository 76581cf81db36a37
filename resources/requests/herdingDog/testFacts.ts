import type { TestFacts } from '../../kit/testFacts.ts';

export const herdingDogTestFacts: TestFacts = {
  record: () => ({
    origin: 'PUBLIC',
    holdingMark: 'PTAB12',
    species: 'SHEEP',
    animalCount: 40,
    municipality: 'Seia',
    vatNumber: '123456789',
  }),
  exampleNeeds: {
    'PUT /herding-dogs/:id/decision': 'a request that names an animal on record',
  },
};
