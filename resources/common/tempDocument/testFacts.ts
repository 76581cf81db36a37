import type { TestFacts } from '../../kit/testFacts.ts';

export const tempDocumentTestFacts: TestFacts = {
  exampleNeeds: {
    'GET /temp-documents/:id': 'a temporary document',
    'GET /temp-documents/:id/contents': 'a temporary document',
  },
};
