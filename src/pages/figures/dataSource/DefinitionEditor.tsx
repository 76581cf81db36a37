import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../../dataProvider/index.ts';
import type { Parameter } from '../../../../resources/figures/dataSet/parameters.ts';
import type { DataQuery } from '../../../../resources/figures/dataSet/query.ts';
import { readQueryTables } from '../../../../resources/figures/dataSource/calls.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { ParameterEditor } from '../../../figures/parameters/ParameterEditor.tsx';
import { QueryBuilder } from '../../../figures/QueryBuilder.tsx';
import { useDataSets } from '../../../figures/useDataSets.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { Preview } from './Preview.tsx';

const QueryEditor = lazy(() => import('./QueryEditor.tsx').then((m) => ({ default: m.QueryEditor })));

const NOTHING: DataQuery = { dataSet: '', by: [], show: [], filters: [] };

/** What a source answers: a question to a data set, or a query; its parameters; and a preview. */
export function DefinitionEditor() {
  const say = useTexts('dataSourcePages');
  const { form } = useModuleFormContext();
  const [kind, question, queryText, parameters] = useWatch({
    control: form.control,
    name: ['kind', 'question', 'queryText', 'parameters'],
  }) as [string | null, DataQuery | null, string | null, Parameter[] | null];
  const sets = useDataSets();
  const isQuery = kind === 'QUERY';
  const set = (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true });
  const given = parameters ?? [];
  const columns = sets.data?.find(({ name }) => name === question?.dataSet)?.columns ?? [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {isQuery ? (
        <QueryPart text={queryText ?? ''} onText={(text) => set('queryText', text)} />
      ) : (
        <>
          <QueryError query={sets} />
          {sets.isPending && <PageLoading />}
          {sets.data && (
            <QueryBuilder
              sets={sets.data}
              query={question ?? NOTHING}
              onQuery={(query) => set('question', query)}
              allowsRows
            />
          )}
        </>
      )}
      {(isQuery || question?.dataSet) && (
        <>
          <Box role="group" aria-labelledby="parameters-title" sx={{ display: 'grid', gap: 1.5 }}>
            <Typography id="parameters-title" component="h3" sx={{ fontWeight: 650 }}>
              {say('parameters')}
            </Typography>
            <Typography color="text.secondary">
              {say(isQuery ? 'queryParametersHelp' : 'parametersHelp')}
            </Typography>
            <ParameterEditor
              key={isQuery ? 'query' : question?.dataSet}
              parameters={given}
              onParameters={(next) => set('parameters', next)}
              columns={isQuery ? null : columns}
            />
          </Box>
          <Preview
            definition={{
              kind: isQuery ? 'QUERY' : 'DATA_SET',
              question: isQuery ? null : question,
              queryText: isQuery ? queryText : null,
              parameters: given,
            }}
          />
        </>
      )}
    </Box>
  );
}

/** The text of a query, the tables that it may read, and why none runs where none does. */
function QueryPart({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const say = useTexts('dataSourcePages');
  const errorText = useErrorText();
  const tables = useQuery({
    queryKey: ['dataSource', 'tables'],
    queryFn: ({ signal }) => callApi(readQueryTables, {}, { signal }),
    staleTime: 300_000,
  });
  const completed = useMemo(
    () =>
      Object.fromEntries(
        (tables.data?.tables ?? []).map(({ name, columns }) => [name, columns.map((column) => column.name)]),
      ),
    [tables.data],
  );
  if (!tables.data) return tables.error ? <QueryError query={tables} /> : <PageLoading />;
  const { off, roleStatements } = tables.data;
  return (
    <>
      {off && (
        <Alert severity="warning">
          {errorText({ body: { data: { message: off } } })}
          {off === 'QUERIES_ARE_OFF' && (
            <>
              <Typography sx={{ mt: 1 }}>{say('roleStatements')}</Typography>
              <Box component="pre" tabIndex={0} sx={{ overflow: 'auto', fontSize: '0.8125rem' }}>
                {roleStatements}
              </Box>
            </>
          )}
        </Alert>
      )}
      <Suspense fallback={<PageLoading />}>
        <QueryEditor label={say('query')} text={text} onText={onText} tables={completed} />
      </Suspense>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 650 }}>
          {say('tables')}
        </Box>
        {tables.data.tables.map(({ name, label, columns }) => (
          <Typography key={name} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <strong>{name}</strong> ({label}): {columns.map((column) => column.name).join(', ')}
          </Typography>
        ))}
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <strong>{say('functions')}</strong>: {tables.data.functions.join(', ')}
        </Typography>
      </Box>
    </>
  );
}
