import type { TestFacts } from '../../kit/testFacts.ts';

export const veterinaryTestFacts: TestFacts = {
  record: ({ number }) => ({ ballotNumber: `B${number}` }),
  belongsToNoEntity: true,
  calls: {
    'GET /veterinaries/byBallot/:ballot': { open: 'the public roll' },
  },
  exampleNeeds: {
    'PUT /veterinaries/associate-entities': 'an invitation',
    'PUT /veterinaries/remove-associated-entity': 'an association',
  },
};
