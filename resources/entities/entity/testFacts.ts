import type { TestFacts } from '../../kit/testFacts.ts';

export const entityTestFacts: TestFacts = {
  record: async ({ number, make }) => ({ vatNumber: `E${number}`, profileId: await make('entityProfile') }),
  calls: {
    'GET /entities/vat/:vat': { open: 'answers name and brand, for asking to be associated' },
  },
  exampleNeeds: {
    'DELETE /entities/:id': 'an entity that no record names',
    'DELETE /entities': 'entities that no record names',
  },
};
