import type { TestFacts } from '../../kit/testFacts.ts';

export const entityProfileTestFacts: TestFacts = {
  record: () => ({ isBillable: true }),
  exampleNeeds: {
    'DELETE /entity-profiles/:id': 'a profile that no entity has',
    'DELETE /entity-profiles': 'profiles that no entity has',
  },
};
