import type { TestFacts } from '../../kit/testFacts.ts';

export const personalAreaTestFacts: TestFacts = {
  exampleNeeds: {
    'PUT /users/me/password': 'the password of the user',
    'PUT /users/me/email': 'the password of the user',
    'POST /users/me/email/confirm': 'a mailed link',
    'DELETE /auth/devices/:id': 'a known browser',
  },
};
