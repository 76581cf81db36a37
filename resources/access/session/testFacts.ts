import type { TestFacts } from '../../kit/testFacts.ts';

export const sessionTestFacts: TestFacts = {
  calls: {
    'POST /auth/first/:token': { open: 'opens by its secret' },
    'POST /auth/reset/:id/:token': { open: 'opens by its secret' },
    'POST /auth/activate/:id/:token': { open: 'opens by its secret' },
  },
};
