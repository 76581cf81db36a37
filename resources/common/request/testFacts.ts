import type { TestFacts } from '../../kit/testFacts.ts';

export const requestTestFacts: TestFacts = {
  exampleNeeds: {
    'GET /*/:id/documents/:documentId': 'a document of the request',
    'PUT /*/bulk-update': 'requests that can be decided together',
  },
};
