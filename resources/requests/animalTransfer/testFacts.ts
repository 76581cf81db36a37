import type { TestFacts } from '../../kit/testFacts.ts';

export const animalTransferTestFacts: TestFacts = {
  record: async ({ make }) => ({ animalId: await make('animal'), newOwner: {} }),
  shows: ['owner.name'],
  calls: {
    'POST /animal-transfers/:transponder': {
      open: 'the animal is found by its number; nothing changes until it is accepted',
    },
    'PUT /own-transfers/:id': { open: 'for the accounts of both owners; tried in twoParty.test.ts' },
  },
  exampleNeeds: {
    'PUT /own-transfers/:id': 'a change of owner that waits for this party',
    'POST /public-transfers/open': 'a mailed link',
    'POST /public-transfers': 'a mailed link',
    'PUT /animal-transfers/:id/decision': 'a request with a whole new owner',
  },
};
