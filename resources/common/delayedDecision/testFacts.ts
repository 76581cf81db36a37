import type { TestFacts } from '../../kit/testFacts.ts';

export const delayedDecisionTestFacts: TestFacts = {
  exampleNeeds: {
    'DELETE /delayed-decisions/:id': 'a decision that has not taken effect',
  },
};
