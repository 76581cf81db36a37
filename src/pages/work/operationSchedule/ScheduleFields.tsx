import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import type { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { bulkText, parametersOf } from '../../../parts/work/operationTemplate/parameters.ts';

type Template = RecordOfModule<typeof operationTemplate>;

/** The fields of a schedule: what runs, with which parameters, when, and how many records it may change. */
export function ScheduleFields() {
  return (
    <>
      <FormSection>
        <FieldInput source="name" autoFocus />
        <FieldInput source="templateId" />
        <FieldInput source="maximum" />
        <FieldInput source="active" />
        <div className="wide">
          <FieldInput source="rule" />
        </div>
      </FormSection>
      <Parameters />
    </>
  );
}

function Parameters() {
  const translate = useTranslate();
  const { form } = useModuleFormContext();
  const id = useWatch({ control: form.control, name: 'templateId' }) as number | null;
  const { data } = useGetOne<Template>('operation-template', { id: id ?? 0 }, { enabled: id !== null });
  const operation = id === null ? undefined : findBulkOperation(data?.operation);
  if (!operation) return null;
  const module = parametersOf(operation);
  return (
    <FormSection
      title={translate('resources.operationSchedule.fields.parameters')}
      hint={translate('operationPages.inPlace')}
    >
      <Typography className="wide">{translate(bulkText(operation.name, 'text'))}</Typography>
      {Object.keys(module.fields).map((source) => (
        <FieldInput
          key={`${operation.name}.${source}`}
          module={module}
          source={source}
          name={`parameters.${source}`}
          required={false}
        />
      ))}
    </FormSection>
  );
}
