import type { TestFacts } from '../../kit/testFacts.ts';

export const pricingTransactionTestFacts: TestFacts = {
  record: async ({ make }) => ({
    entityId: await make('entity'),
    type: 'CHARGE',
    credits: 5,
    reason: 'Carregamento',
    transactionId: await make('billingTransaction'),
    balanceAfter: 5,
  }),
};
