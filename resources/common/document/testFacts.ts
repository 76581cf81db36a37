import type { TestFacts } from '../../kit/testFacts.ts';

export const documentTestFacts: TestFacts = {
  calls: {
    'POST /documents/:type': { open: 'general files are for all users' },
    'POST /documents/:type/:id': {
      body: { documents: [{ filename: 'b.pdf', contents: btoa('%PDF-1.4\n%%EOF\n') }] },
    },
  },
};
