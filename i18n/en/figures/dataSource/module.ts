import type { dataSource as source } from '../../../pt/figures/dataSource/module.ts';
import type { Shape } from '../../../types.ts';

export const dataSource = {
  name: 'Data source |||| Data sources',
  done: {
    created: 'Data source created: %{name}',
    updated: 'Data source saved: %{name}',
    deleted: 'Data source deleted: %{name}',
  },
  fields: {
    name: 'Name',
    description: 'Description',
    kind: 'Kind',
    question: 'Question',
    queryText: 'Query',
    parameters: 'Parameters',
    requiredPermission: 'Required permission',
    cacheSeconds: 'Seconds kept in memory',
    isPersonal: 'Personal data',
    isActive: 'Active',
  },
  sections: { source: 'Source', definition: 'Definition', use: 'Use' },
  choices: { kind: { DATA_SET: 'Data set', QUERY: 'Query' } },
} satisfies Shape<typeof source>;
