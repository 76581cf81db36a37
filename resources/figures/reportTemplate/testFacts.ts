import type { TestFacts } from '../../kit/testFacts.ts';

const definition = {
  query: { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'], filters: [] },
  parameters: [],
  layout: {},
  groupTotals: false,
};

export const reportTemplateTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: () => ({ definition: JSON.stringify(definition) }),
};
