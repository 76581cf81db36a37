import type { TestFacts } from '../../kit/testFacts.ts';

const definition = {
  query: { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'], filters: [] },
  parameters: [],
  layout: {},
  groupTotals: false,
};

export const reportTemplateTestFacts: TestFacts = {
  belongsToNoEntity: true,
  exampleNeeds: {
    'DELETE /report-templates/:id': 'a template that no schedule uses',
    'DELETE /report-templates': 'a template that no schedule uses',
  },
  record: () => ({ definition: JSON.stringify(definition) }),
};
