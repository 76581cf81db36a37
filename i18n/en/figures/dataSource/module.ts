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
  help: {
    requiredPermission:
      'Beside the permissions of the data. Without it, reports and widgets of the source have no figures.',
    cacheSeconds:
      'How long an answer is kept. Zero: it is counted each time. Answers with personal data are never kept.',
  },
  choices: { kind: { DATA_SET: 'Data set', QUERY: 'Query' } },
} satisfies Shape<typeof source>;
