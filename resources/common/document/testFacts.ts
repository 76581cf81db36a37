import type { TestFacts } from '../../kit/testFacts.ts';

export const documentTestFacts: TestFacts = {
  calls: {
    'POST /documents/:type': { open: 'general files are for all users' },
    'POST /documents/:type/:id': {
      body: { documents: [{ filename: 'b.pdf', contents: btoa('%PDF-1.4\n%%EOF\n') }] },
    },
  },
  exampleNeeds: {
    'GET /documents/:id/content': 'a document',
    'GET /documents/:id': 'a document',
    'DELETE /documents/:id': 'a document',
  },
};
