import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerTestFacts: TestFacts = {
  record: ({ number }) => ({
    type: 'COLLECTIVE',
    country: 'ES',
    vatNumber: `B${10_000_000 + number}`,
    responsible: 'Ana Ruiz',
    phone: '+34600123456',
    address: 'Calle Mayor 1',
  }),
};
