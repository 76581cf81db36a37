import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerReviewTestFacts: TestFacts = {
  record: async ({ make }) => ({ ownerId: await make('owner'), cause: 'REGISTRATION' }),
};
