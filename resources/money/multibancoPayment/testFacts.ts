import type { TestFacts } from '../../kit/testFacts.ts';
import { creditPayment, undoCredit } from './operations.ts';

export const multibancoPaymentTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: async ({ make, number }) => ({
    providerTransaction: `T-${number}`,
    source: 'NOTICE',
    entityCode: '12345',
    number: '123123451',
    amount: 2000,
    paidTimestamp: '2026-01-31T10:00:00.000Z',
    status: 'UNMATCHED',
    fault: 'WRONG_AMOUNT',
    referenceId: await make('multibancoReference'),
  }),
  // What a decision has left is taken back with it.
  states: () => [{ status: 'UNMATCHED', transactionId: null }],
  needs: [{ operation: undoCredit, first: creditPayment }],
  exampleNeeds: {
    'POST /payments/multibanco/notices': 'a signature over the body by the secret that the provider has',
    'GET /payments/multibanco/callback': 'the key that the provider has',
    'PUT /multibanco-payments/:id/undo-credit': 'credits that were given by a decision',
  },
};
