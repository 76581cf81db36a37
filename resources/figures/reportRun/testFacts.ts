import type { TestFacts } from '../../kit/testFacts.ts';

const OPEN = 'templates are of all entities; rows of the caller’s own, tried in reportRuns.test.ts';

export const reportRunTestFacts: TestFacts = {
  calls: {
    'POST /report-runs/count': { open: OPEN },
    'POST /report-runs': { open: OPEN },
  },
};
