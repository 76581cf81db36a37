import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerTrainingTestFacts: TestFacts = {
  shows: ['animal.ownerId'],
  exampleNeeds: {
    'POST /owner-trainings': 'an owner without a training for the animal',
  },
};
