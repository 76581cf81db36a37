import type { TestFacts } from '../../kit/testFacts.ts';

export const animalTransferTestFacts: TestFacts = {
  record: async ({ make }) => ({ animalId: await make('animal'), newOwner: {} }),
};
