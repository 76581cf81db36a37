import type { TestFacts } from '../../kit/testFacts.ts';

export const lostAnimalClosingTestFacts: TestFacts = {
  exampleNeeds: {
    'PUT /lost-animals/:transponder/update-status': 'an open report of the number',
  },
};
