import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useDataSets } from '../../../figures/useDataSets.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { DefinitionEditor } from './DefinitionEditor.tsx';

/** The form of a report: what it is called, what it asks, how it is written, and who may run it. */
export function ReportTemplateForm() {
  const say = useTexts('reportTemplatePages');
  const sets = useDataSets();
  return (
    <>
      <FormSection title={say('about')}>
        <FieldInput source="name" />
        <FieldInput source="nameEn" />
        <FieldInput source="description" />
        <FieldInput source="descriptionEn" />
      </FormSection>
      <QueryError query={sets} isPage={sets.data === undefined} />
      {sets.data && <DefinitionEditor sets={sets.data} />}
      <FormSection title={say('output')}>
        <FieldInput source="formats" />
        <FieldInput source="hasLogo" />
      </FormSection>
      <FormSection title={say('who')} hint={say('whoText')}>
        <PermissionInput />
        <FieldInput source="entityProfileIds" />
        <FieldInput source="isActive" />
      </FormSection>
    </>
  );
}

/** The permission that a report asks for, by its name. */
function PermissionInput() {
  const { form } = useModuleFormContext();
  const translate = useTranslate();
  const say = useTexts('reportTemplatePages');
  const id = useId();
  const { field } = useController({ control: form.control, name: 'permission' });
  return (
    <SelectControl
      id={id}
      label={translate('resources.reportTemplate.fields.permission')}
      help={translate('resources.reportTemplate.help.permission')}
      empty={say('noPermission')}
      value={typeof field.value === 'string' ? field.value : ''}
      options={PERMISSIONS.map((permission) => ({
        value: permission,
        text: translate(`permissionTexts.${permission}`),
      }))}
      onBlur={field.onBlur}
      onChoose={(value) => field.onChange(value === '' ? null : value)}
    />
  );
}
