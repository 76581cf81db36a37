import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerReviewTestFacts: TestFacts = {
  record: async ({ make }) => ({ ownerId: await make('owner'), cause: 'REGISTRATION' }),
  shows: ['owner.name', 'owner.vatNumber', 'owner.idCard', 'owner.passport', 'animal.ownerId'],
  calls: {
    'PUT /owner-review/:id': { body: { validation: 'ACCEPTED' } },
  },
  exampleNeeds: {
    'PUT /owner-review/:id/:reviewId/ticket': 'a review with a ticket',
  },
};
