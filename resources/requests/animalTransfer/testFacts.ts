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
};
