import type { TestFacts } from '../../kit/testFacts.ts';

export const animalMergeTestFacts: TestFacts = {
  async record({ number, make }) {
    const oldTransponder = String(620_094_000_000_000 + number);
    const id = 94_000_000 + number;
    const absorbed = {
      id,
      version: 1,
      transponder: oldTransponder,
      name: 'Bobi',
      gender: 'MALE',
      breedId: await make('breed'),
      color: 'preto',
      birthdate: '2020-01-01',
      ownerId: await make('owner'),
    };
    const moved = {
      records: {},
      ended: [],
      documents: [],
      transponders: [],
      entities: [],
      addedEntities: [],
    };
    return {
      animalId: await make('animal'),
      oldTransponder,
      oldAnimalId: id,
      reason: 'erro',
      trace: { absorbed, survivor: { id: 0, taken: [] }, moved },
    };
  },
};
