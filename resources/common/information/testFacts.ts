import type { TestFacts } from '../../kit/testFacts.ts';

export const informationTestFacts: TestFacts = {
  calls: {
    'GET /public-notices/:name': { open: 'a text for everybody; tried in publicNotice.test.ts' },
  },
};
