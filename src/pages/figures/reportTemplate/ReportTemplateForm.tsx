import { QueryError } from '../../../components/QueryError.tsx';
import { useDataSets } from '../../../figures/useDataSets.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { PermissionInput } from '../../../figures/PermissionInput.tsx';
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
        <PermissionInput source="permission" empty={say('noPermission')} />
        <FieldInput source="entityProfileIds" />
        <FieldInput source="isActive" />
      </FormSection>
    </>
  );
}
