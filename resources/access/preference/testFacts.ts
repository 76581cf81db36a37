import type { TestFacts } from '../../kit/testFacts.ts';

export const preferenceTestFacts: TestFacts = {
  calls: {
    'PUT /users/me/preferences/:key': { open: 'names one of the caller’s own' },
  },
};
