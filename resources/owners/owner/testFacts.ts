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
  calls: {
    'POST /owner-account/consents/:id/code': {
      open: 'finds those asked of the account’s owner alone; tried in consent.test.ts',
    },
    'PUT /owner-account/consents/:entityId/revoke': {
      open: 'closes the record of the account’s owner alone; tried in consent.test.ts',
    },
  },
};
