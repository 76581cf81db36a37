import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerAccountTestFacts: TestFacts = {
  calls: {
    'GET /owner-account/certificates/:code': {
      open: 'finds those of the account’s owner alone; tried in ownerHome.test.ts',
    },
    'GET /owner-account/requests/:module/:id': {
      open: 'finds those of the account’s owner alone; tried in ownRequests.test.ts',
    },
    'POST /owner-account/requests/:module/:id/documents': {
      open: 'finds those of the account’s owner alone',
    },
    'PUT /owner-account/requests/:module/:id/withdraw': { open: 'finds those of the account’s owner alone' },
    'PUT /owner-account/animals/:transponder/found': {
      open: 'finds those of the account’s owner alone; tried in ownReports.test.ts',
    },
  },
};
