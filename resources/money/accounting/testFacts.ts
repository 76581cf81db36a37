import type { TestFacts } from '../../kit/testFacts.ts';

export const accountingTestFacts: TestFacts = {
  calls: {
    'GET /billing/accounting/:month': { open: 'the months belong to the register' },
    'GET /billing/accounting/:month/file': { open: 'the months belong to the register' },
    'POST /billing/accounting/:month/close': { open: 'the months belong to the register' },
    'PUT /billing/transactions/:id/invoice-number': {
      open: 'for those who keep the account book',
      body: { invoiceNumber: 'FT 2024/123' },
    },
  },
  exampleNeeds: {
    'PUT /billing/transactions/:id/invoice-number': 'a charge or a refund',
  },
};
