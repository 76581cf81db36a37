import type { TestFacts } from '../../kit/testFacts.ts';

export const observationTestFacts: TestFacts = {
  exampleNeeds: {
    'DELETE /observations/:id': 'an observation',
  },
};
