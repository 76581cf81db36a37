import type { TestFacts } from '../../kit/testFacts.ts';

const question = { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'], filters: [] };

export const dataSourceTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: () => ({ kind: 'DATA_SET', question: JSON.stringify(question), parameters: '[]' }),
};
