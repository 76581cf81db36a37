import type { TestFacts } from '../../kit/testFacts.ts';

export const dataSetTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /data-sets/query': 'the name of a data set and of its columns',
    'POST /data-sets/rows': 'the name of a data set and of its columns',
  },
};
