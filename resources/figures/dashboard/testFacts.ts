import type { TestFacts } from '../../kit/testFacts.ts';

export const dashboardTestFacts: TestFacts = {
  calls: {
    'GET /public-dashboards/:id': { open: 'figures without people; tried in dashboards.test.ts' },
  },
  exampleNeeds: {
    'GET /public-dashboards/:id': 'a published, public dashboard',
  },
};
