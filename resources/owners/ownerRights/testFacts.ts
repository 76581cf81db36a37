import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerRightsTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /owners/:id/sealed': 'an owner whose data were erased',
  },
};
