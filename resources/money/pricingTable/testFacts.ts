import { addDays } from '../../numbers/dates.ts';
import type { TestFacts } from '../../kit/testFacts.ts';

export const pricingTableTestFacts: TestFacts = {
  // No two overlap: each is for a profile of its own, and begins long from now.
  record: async ({ number, make }) => {
    return {
      validFrom: addDays('2095-01-01', number),
      validTo: '2299-12-31',
      entityProfileIds: [await make('entityProfile')],
      lines: JSON.stringify([{ service: 'TRANSFER', credits: 1, unitPrice: 250, vatRate: 23 }]),
      isOpenEnded: false,
    };
  },
  states: () => [{ validFrom: '2020-01-01', validTo: '2020-12-31' }],
  exampleNeeds: {
    'POST /pricing-tables': 'days on which no other table is in force',
  },
};
