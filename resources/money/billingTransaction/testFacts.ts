import type { TestFacts } from '../../kit/testFacts.ts';

export const billingTransactionTestFacts: TestFacts = {
  record: async ({ make }) => ({
    entityId: await make('entity'),
    // What it took can be given back in any state of the account.
    type: 'ADJUSTMENT',
    credits: -5,
    balanceAfter: 0,
  }),
};
