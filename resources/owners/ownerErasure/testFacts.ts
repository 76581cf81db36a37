import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerErasureTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /owner-erasures': 'an owner without animals',
  },
};
