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
  exampleNeeds: {
    'POST /owner-account/requests/:module/:id/documents': 'a request of the owner',
    'PUT /owner-account/requests/:module/:id/withdraw': 'a request of the owner',
    'PUT /owner-account/animals/:transponder/found': 'an animal that is missing',
    'GET /owner-account/certificates/:code': 'an issued certificate',
    'GET /owner-account/requests/:module/:id': 'a request of the owner',
  },
};
