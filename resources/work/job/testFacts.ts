import type { TestFacts } from '../../kit/testFacts.ts';

const OPEN = 'users who may run operations see the jobs of all';

export const jobTestFacts: TestFacts = {
  calls: {
    'POST /jobs/:id/cancel': { open: OPEN },
    'POST /jobs/:id/retry': { open: OPEN },
  },
  exampleNeeds: {
    'POST /jobs/:id/cancel': 'a job that has not ended',
    'POST /jobs/:id/retry': 'a job that has failed',
    'GET /jobs/:id/file': 'a job that has made a file',
    'POST /jobs/import-addresses': 'uploaded files',
  },
};
