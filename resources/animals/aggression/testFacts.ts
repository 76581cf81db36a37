import type { TestFacts } from '../../kit/testFacts.ts';

export const aggressionTestFacts: TestFacts = {
  record: () => ({ aggressionDate: '2024-05-01' }),
  exampleNeeds: {
    'PUT /aggressions/clear-registry': 'a clearing',
    'PUT /aggressions/clear-registry/:transponder/:id': 'a clearing',
  },
};
