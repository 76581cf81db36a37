import type { TestFacts } from '../../kit/testFacts.ts';

export const sessionTestFacts: TestFacts = {
  calls: {
    'POST /auth/first/:token': { open: 'opens by its secret' },
    'POST /auth/reset/:id/:token': { open: 'opens by its secret' },
    'POST /auth/activate/:id/:token': { open: 'opens by its secret' },
  },
  exampleNeeds: {
    'DELETE /auth/sessions/:id': 'another session',
    'POST /auth/first/:token': 'a mailed link',
    'DELETE /auth/impersonate': 'an impersonation',
    'POST /auth/': 'the password of an account',
    'POST /auth-omv': 'a sign-on by the order',
    'POST /auth-omv/start': 'a sign-on by the order',
    'POST /auth/reset/:id/:token': 'a mailed link',
    'POST /auth/activate/:id/:token': 'a mailed link',
    'PUT /auth/select-entity': 'an association with the entity',
    'POST /auth/two-fa': 'a mailed code',
  },
};
