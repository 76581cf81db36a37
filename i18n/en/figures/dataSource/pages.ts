import type { dataSourcePages as source } from '../../../pt/figures/dataSource/pages.ts';
import type { Shape } from '../../../types.ts';

export const dataSourcePages = {
  query: 'SQL query',
  tables: 'Tables and columns that can be read',
  functions: 'Allowed functions',
  roleStatements: 'These statements, run by the owner of the database, make the account that is needed:',
  parameters: 'Parameters',
  parametersHelp: 'Each parameter filters a column, and is asked for before the source answers.',
  queryParametersHelp:
    'The query says {{name}}; a period has {{name.from}} and {{name.to}}. A value never becomes part of the text.',
  preview: 'Preview %{number} rows',
  previewing: 'Counting…',
  previewTable: 'Preview',
  place: 'line %{line}, column %{column}',
  took: '%{milliseconds} ms',
  cost: 'estimated cost %{cost}',
  more: 'there are more than %{number} rows',
  personal: 'contains personal data',
  old: 'the definition has changed since',
  noPermission: 'No other',
  uses: 'Where it is used',
  unused: 'No report template and no dashboard uses this source.',
} satisfies Shape<typeof source>;
