import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useController, useFormState, get } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../../i18n/index.ts';
import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import type { ReportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { QueryBuilder, startQuery } from '../../../figures/QueryBuilder.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { flatErrors } from '../../../forms/flatErrors.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { LayoutEditor } from './LayoutEditor.tsx';
import { ParameterEditor } from './ParameterEditor.tsx';
import { TestRun } from './TestRun.tsx';

/** What a report begins with: the figures that its data set shows first. */
export const startDefinition = (set: DescribedDataSet): ReportDefinition => ({
  query: startQuery(set),
  parameters: [],
  layout: {},
  groupTotals: false,
});

/** The definition without layout and parameters of columns that it no longer has. */
function tidy(definition: ReportDefinition, set: DescribedDataSet | undefined): ReportDefinition {
  const { query, parameters, layout } = definition;
  const answered = new Set(query.columns ?? [...query.by.map(({ column }) => column), ...query.show]);
  const columns = new Set(set?.columns.map(({ name }) => name));
  return {
    ...definition,
    layout: Object.fromEntries(Object.entries(layout).filter(([name]) => answered.has(name))),
    parameters: parameters.filter(({ column }) => columns.has(column)),
  };
}

/** What a report asks of a data set, what it asks its user, and how its columns are written. */
export function DefinitionEditor({ sets }: { readonly sets: readonly DescribedDataSet[] }) {
  const say = useTexts('reportTemplatePages');
  const translate = useTranslate();
  const { form } = useModuleFormContext();
  const { field } = useController({ control: form.control, name: 'definition' });
  const { errors } = useFormState({ control: form.control, name: 'definition' });
  const [first] = sets;
  const definition =
    (field.value as ReportDefinition | null | undefined) ?? (first && startDefinition(first));
  if (!definition) return <Typography color="text.secondary">{say('noDataSets')}</Typography>;
  const set = sets.find(({ name }) => name === definition.query.dataSet);
  const take = (next: ReportDefinition) =>
    field.onChange(
      tidy(
        next,
        sets.find(({ name }) => name === next.query.dataSet),
      ),
    );
  const faults = Object.values(flatErrors({ definition: get(errors, 'definition') } as never));
  return (
    <>
      <FormSection title={say('data')} hint={say('dataText')} columns={2}>
        <Box className="wide">
          <QueryBuilder
            sets={sets}
            query={definition.query}
            allowsRows
            onQuery={({ asOf: _, ...query }) => take({ ...definition, query })}
          />
          {faults.length > 0 && (
            <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
              {[...new Set(faults)]
                .map((code) =>
                  errorText(
                    translate,
                    code,
                    translate('resources.reportTemplate.fields.definition'),
                    'reportTemplate',
                  ),
                )
                .join(' ')}
            </Typography>
          )}
        </Box>
      </FormSection>
      {set && (
        <>
          <FormSection title={say('parameters')} hint={say('parametersText')}>
            <Box className="wide">
              <ParameterEditor
                key={set.name}
                set={set}
                parameters={definition.parameters}
                onParameters={(parameters) => take({ ...definition, parameters })}
              />
            </Box>
          </FormSection>
          <FormSection title={say('columns')} hint={say('columnsText')}>
            <Box className="wide">
              <LayoutEditor
                set={set}
                definition={definition}
                onLayout={(layout) => take({ ...definition, layout })}
              />
              <FormControlLabel
                control={
                  <Switch
                    checked={definition.groupTotals}
                    onChange={(_event, groupTotals) => take({ ...definition, groupTotals })}
                  />
                }
                label={say('groupTotals')}
              />
            </Box>
          </FormSection>
          <TestRun definition={definition} />
        </>
      )}
    </>
  );
}
