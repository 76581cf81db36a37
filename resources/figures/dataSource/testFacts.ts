import type { TestFacts } from '../../kit/testFacts.ts';

const question = { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'], filters: [] };

export const dataSourceTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: () => ({ kind: 'DATA_SET', question: JSON.stringify(question), parameters: '[]' }),
  exampleNeeds: {
    'POST /data-sources': 'a question to a data set that the account may use',
    'PUT /data-sources/:id': 'a question to a data set that the account may use',
    'POST /data-sources/preview': 'a question to a data set that the account may use',
  },
};
