import type { TestFacts } from '../../kit/testFacts.ts';

export const breedTestFacts: TestFacts = {
  exampleNeeds: {
    'DELETE /breeds/:id': 'a breed that no record names',
    'DELETE /breeds': 'breeds that no record names',
  },
};
