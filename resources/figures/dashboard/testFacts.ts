import type { TestFacts } from '../../kit/testFacts.ts';

const widget = {
  id: 'animals',
  kind: 'COUNT',
  title: { pt: 'Animais', en: 'Animals' },
  source: { query: { dataSet: 'animals', by: [], show: ['animals'], filters: [] } },
  text: null,
  options: { compares: false, isStacked: false, most: 12 },
  place: { x: 0, y: 0, w: 3, h: 2 },
};

export const dashboardTestFacts: TestFacts = {
  record: () => ({ widgets: JSON.stringify([widget]) }),
  calls: {
    'GET /public-dashboards/:id': { open: 'figures without people; tried in dashboards.test.ts' },
  },
  exampleNeeds: {
    'GET /public-dashboards/:id': 'a published, public dashboard',
  },
};
