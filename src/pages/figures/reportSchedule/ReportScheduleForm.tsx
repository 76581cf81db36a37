import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { errorText } from '../../../../i18n/index.ts';
import type { RunnableTemplate } from '../../../../resources/figures/reportRun/calls.ts';
import type { ScheduleRecipient } from '../../../../resources/figures/reportSchedule/schema.ts';
import type { ParameterValues } from '../../../../resources/figures/dataSet/parameters.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { ParameterInputs, proposedValues } from '../../../figures/parameters/ParameterInputs.tsx';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { runnableTemplates } from '../../../parts/figures/reportRun/runnableTemplates.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { RecipientEditor } from './RecipientEditor.tsx';

/** The form of a schedule: which report with which values, when, and to whom. */
export function ReportScheduleForm() {
  const say = useTexts('reportSchedulePages');
  const [language] = useLanguage();
  const templates = useQuery(runnableTemplates(language));
  const { form } = useModuleFormContext();
  const { field: chosen } = useController({ control: form.control, name: 'templateId' });
  const template = templates.data?.find(({ id }) => id === Number(chosen.value));
  return (
    <>
      <QueryError query={templates} isPage={templates.data === undefined} />
      <FormSection title={say('report')}>
        <FieldInput source="name" />
        <FieldInput source="format" />
        <Box className="wide">
          <TemplateInput templates={templates.data ?? []} />
          {template ? (
            <ValuesInput key={template.id} template={template} />
          ) : (
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {say('noTemplate')}
            </Typography>
          )}
        </Box>
      </FormSection>
      <FormSection title={say('when')}>
        <Box className="wide">
          <FieldInput source="rule" />
        </Box>
        <FieldInput source="active" />
      </FormSection>
      <FormSection title={say('recipients')} hint={say('recipientsText')}>
        <Box className="wide">
          <RecipientsInput template={template} />
        </Box>
      </FormSection>
    </>
  );
}

function TemplateInput({ templates }: { readonly templates: readonly RunnableTemplate[] }) {
  const translate = useTranslate();
  const id = useId();
  const { form } = useModuleFormContext();
  const { field, fieldState } = useController({ control: form.control, name: 'templateId' });
  const label = translate('resources.reportSchedule.fields.templateId');
  const fault = fieldState.error?.message;
  return (
    <SelectControl
      id={id}
      label={label}
      required
      inputRef={field.ref}
      {...(fault !== undefined && { error: errorText(translate, fault, label, 'reportSchedule') })}
      value={templates.some((one) => one.id === Number(field.value)) ? String(field.value) : ''}
      options={templates.map(({ id: value, name }) => ({ value: `${value}`, text: name }))}
      onBlur={field.onBlur}
      onChoose={(value) => {
        field.onChange(Number(value));
        const template = templates.find((one) => `${one.id}` === value);
        if (template) form.setValue('parameters', proposedValues(template.parameters), { shouldDirty: true });
      }}
    />
  );
}

function ValuesInput({ template }: { readonly template: RunnableTemplate }) {
  const { form } = useModuleFormContext();
  const { field } = useController({ control: form.control, name: 'parameters' });
  return (
    <ParameterInputs
      parameters={template.parameters}
      values={(field.value as ParameterValues | null) ?? {}}
      onValues={field.onChange}
    />
  );
}

function RecipientsInput({ template }: { readonly template: RunnableTemplate | undefined }) {
  const { form } = useModuleFormContext();
  const { field } = useController({ control: form.control, name: 'recipients' });
  return (
    <RecipientEditor
      recipients={(field.value as readonly ScheduleRecipient[] | null) ?? []}
      onRecipients={field.onChange}
      template={template}
    />
  );
}
