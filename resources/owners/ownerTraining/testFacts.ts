import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerTrainingTestFacts: TestFacts = {
  shows: ['animal.ownerId'],
};
