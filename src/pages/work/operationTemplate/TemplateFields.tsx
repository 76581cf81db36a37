import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { errorText } from '../../../../i18n/index.ts';
import { bulkOperations } from '../../../../resources/generated/bulkOperations.ts';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { fieldLabel } from '../../../fields/index.ts';
import { FieldInput, fieldId } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { bulkText, parametersOf } from '../../../parts/work/operationTemplate/parameters.ts';

/** The fields of a template: what it is called, the operation, and the values that it proposes. */
export function TemplateFields() {
  const translate = useTranslate();
  return (
    <>
      <FormSection>
        <FieldInput source="name" autoFocus />
        <FieldInput source="nameEn" />
        <OperationChoice />
        <div className="wide">
          <FieldInput source="description" />
        </div>
        <div className="wide">
          <FieldInput source="descriptionEn" />
        </div>
        <FieldInput source="requiresConfirmation" />
        <FieldInput source="active" />
      </FormSection>
      <Parameters title={translate('resources.operationTemplate.fields.parameters')} />
    </>
  );
}

/** The operation, by its name in the page's language; another one has other parameters. */
function OperationChoice() {
  const translate = useTranslate();
  const { module, form, id, modes } = useModuleFormContext();
  const { field, fieldState } = useController({ name: 'operation', control: form.control });
  const label = fieldLabel(translate, module, 'operation');
  const message = fieldState.error?.message;
  return (
    <SelectControl
      id={fieldId(id, 'operation')}
      label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      options={bulkOperations.map(({ name }) => ({ value: name, text: translate(bulkText(name, 'label')) }))}
      onChoose={(chosen) => {
        field.onChange(chosen === '' ? null : chosen);
        form.setValue('parameters', {}, { shouldDirty: true });
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message ? errorText(translate, message, label, module.name) : undefined}
      required
      disabled={modes['operation'] !== 'edit'}
    />
  );
}

function Parameters({ title }: { readonly title: string }) {
  const translate = useTranslate();
  const { form } = useModuleFormContext();
  const operation = findBulkOperation(
    useWatch({ control: form.control, name: 'operation' }) as string | null,
  );
  if (!operation) return null;
  const module = parametersOf(operation);
  return (
    <FormSection title={title} hint={translate('operationPages.proposals')}>
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
