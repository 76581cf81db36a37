import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerTestFacts: TestFacts = {
  record: ({ number }) => ({
    type: 'COLLECTIVE',
    country: 'ES',
    vatNumber: `B${10_000_000 + number}`,
    responsible: 'Ana Ruiz',
    address: 'Calle Mayor 1',
  }),
};
