import type { TestFacts } from '../../kit/testFacts.ts';

export const lostAnimalMatchTestFacts: TestFacts = {
  record: async ({ make }) => ({
    lostId: await make('lostAnimal'),
    foundId: await make('lostAnimal'),
    score: 60,
  }),
};
