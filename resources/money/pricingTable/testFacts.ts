import { addDays } from '../../numbers/dates.ts';
import type { TestFacts } from '../../kit/testFacts.ts';

export const pricingTableTestFacts: TestFacts = {
  // No two overlap: each has a day of its own, long from now.
  record: async ({ number, make }) => {
    const day = addDays('2200-01-01', number);
    return {
      validFrom: day,
      validTo: day,
      entityProfileIds: [await make('entityProfile')],
      lines: JSON.stringify([{ service: 'TRANSFER', credits: 1, unitPrice: 250, vatRate: 23 }]),
      isOpenEnded: false,
    };
  },
};
