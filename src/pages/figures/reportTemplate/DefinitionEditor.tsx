import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useController, useFormState, get } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../../i18n/index.ts';
import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import type { ReportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { ParameterEditor } from '../../../figures/parameters/ParameterEditor.tsx';
import { QueryBuilder, startQuery } from '../../../figures/QueryBuilder.tsx';
import { SourceChoice } from '../../../figures/sources/SourceChoice.tsx';
import { useDescribedSource } from '../../../figures/sources/useDescribedSource.ts';
import { FormSection } from '../../../forms/FormSection.tsx';
import { flatErrors } from '../../../forms/flatErrors.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { columnsOfSet, columnsOfSource, inOrder, type ReportColumn } from './columnOrder.ts';
import { LayoutEditor } from './LayoutEditor.tsx';
import { TestRun } from './TestRun.tsx';

const EMPTY = { parameters: [], layout: {}, groupTotals: false };

/** What a report begins with: the figures that its data set shows first. */
export const startDefinition = (set: DescribedDataSet): ReportDefinition => ({
  query: startQuery(set),
  ...EMPTY,
});

/** The definition without layout and parameters of columns that it no longer has. */
function tidy(definition: ReportDefinition, set: DescribedDataSet | undefined): ReportDefinition {
  const { query, parameters, layout } = definition;
  if (!query) return definition;
  const answered = new Set(query.columns ?? [...query.by.map(({ column }) => column), ...query.show]);
  const columns = new Set(set?.columns.map(({ name }) => name));
  return {
    ...definition,
    layout: Object.fromEntries(Object.entries(layout).filter(([name]) => answered.has(name))),
    parameters: parameters.filter(({ column }) => column !== undefined && columns.has(column)),
  };
}

/** What a report asks, of a data set or of a data source, what it asks its user, and how its columns are written. */
export function DefinitionEditor({ sets }: { readonly sets: readonly DescribedDataSet[] }) {
  const say = useTexts('reportTemplatePages');
  const { form } = useModuleFormContext();
  const { field } = useController({ control: form.control, name: 'definition' });
  const { field: source } = useController({ control: form.control, name: 'dataSourceId' });
  const sourceId = typeof source.value === 'number' ? source.value : undefined;
  // Which of the two is wanted is known before a source is chosen.
  const [wantsSource, setWantsSource] = useState(sourceId !== undefined);
  const [first] = sets;
  const definition =
    (field.value as ReportDefinition | null | undefined) ?? (first && startDefinition(first));
  const choose = (id: number | null | undefined) => {
    setWantsSource(id !== null);
    source.onChange(id ?? null);
    if (id === null) field.onChange(first ? startDefinition(first) : null);
    else field.onChange({ query: null, ...EMPTY });
  };
  if (!definition) return <Typography color="text.secondary">{say('noDataSets')}</Typography>;
  const set = sets.find(({ name }) => name === definition.query?.dataSet);
  const take = (next: ReportDefinition) =>
    field.onChange(
      tidy(
        next,
        sets.find(({ name }) => name === next.query?.dataSet),
      ),
    );
  const { query } = definition;
  return (
    <>
      <FormSection title={say('data')} hint={say('dataText')} columns={2}>
        <Box className="wide">
          <SourceChoice sourceId={wantsSource ? sourceId : null} onSource={choose} />
          {!wantsSource && query && (
            <Box sx={{ mt: 1 }}>
              <QueryBuilder
                sets={sets}
                query={query}
                allowsRows
                onQuery={({ asOf: _, ...asked }) => take({ ...definition, query: asked })}
              />
            </Box>
          )}
          <Faults />
        </Box>
      </FormSection>
      {wantsSource && sourceId !== undefined && (
        <OfSource key={sourceId} id={sourceId} definition={definition} onDefinition={field.onChange} />
      )}
      {!wantsSource && set && (
        <>
          <FormSection title={say('parameters')} hint={say('parametersText')}>
            <Box className="wide">
              <ParameterEditor
                key={set.name}
                columns={set.columns}
                parameters={definition.parameters}
                onParameters={(parameters) => take({ ...definition, parameters })}
              />
            </Box>
          </FormSection>
          <ColumnsSection
            columns={columnsOfSet(definition, set)}
            definition={definition}
            onDefinition={take}
          />
          <TestRun definition={definition} dataSourceId={null} />
        </>
      )}
    </>
  );
}

/** What the server has said of the definition. */
function Faults() {
  const translate = useTranslate();
  const { form } = useModuleFormContext();
  const { errors } = useFormState({ control: form.control, name: ['definition', 'dataSourceId'] });
  const faults = (['dataSourceId', 'definition'] as const).flatMap((name) =>
    Object.values(flatErrors({ [name]: get(errors, name) } as never)).map((code) =>
      errorText(translate, code, translate(`resources.reportTemplate.fields.${name}`), 'reportTemplate'),
    ),
  );
  if (faults.length === 0) return null;
  return (
    <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
      {[...new Set(faults)].join(' ')}
    </Typography>
  );
}

interface PartProps {
  readonly definition: ReportDefinition;
  readonly onDefinition: (definition: ReportDefinition) => void;
}

/** The columns of a data source, as the report writes them. */
function OfSource({ id, definition, onDefinition }: PartProps & { readonly id: number }) {
  const say = useTexts('reportTemplatePages');
  const described = useDescribedSource(id);
  if (!described.data) return described.error ? <QueryError query={described} /> : <PageLoading />;
  const columns = columnsOfSource(definition, described.data);
  return (
    <>
      <ColumnsSection columns={columns} definition={definition} onDefinition={onDefinition}>
        <SelectControl
          id="source-columns"
          label={say('sourceColumns')}
          help={say('sourceColumnsHelp')}
          value={columns.map(({ name }) => name)}
          options={described.data.columns.map(({ name, label }) => ({ value: name, text: label }))}
          onChoose={(names) => onDefinition({ ...definition, columns: [...names] })}
        />
      </ColumnsSection>
      <TestRun definition={definition} dataSourceId={id} />
    </>
  );
}

interface ColumnsSectionProps extends PartProps {
  readonly columns: readonly ReportColumn[];
  readonly children?: React.ReactNode;
}

function ColumnsSection({ columns, definition, onDefinition, children }: ColumnsSectionProps) {
  const say = useTexts('reportTemplatePages');
  return (
    <FormSection title={say('columns')} hint={say('columnsText')}>
      <Box className="wide">
        {children}
        <LayoutEditor
          columns={columns}
          layout={definition.layout}
          onLayout={(layout) => onDefinition({ ...definition, layout })}
          onOrder={(names) => onDefinition(inOrder(definition, names))}
        />
        <FormControlLabel
          control={
            <Switch
              checked={definition.groupTotals}
              onChange={(_event, groupTotals) => onDefinition({ ...definition, groupTotals })}
            />
          }
          label={say('groupTotals')}
        />
      </Box>
    </FormSection>
  );
}
