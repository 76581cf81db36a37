import { reportTemplate } from '../../../../resources/figures/reportTemplate/schema.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { useDataSets } from '../../../figures/useDataSets.ts';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { startDefinition } from './DefinitionEditor.tsx';
import { ReportTemplateForm } from './ReportTemplateForm.tsx';

const SKELETON_FIELDS = 8;

/** `/report-template/create`: a report begins with the first data set, as it is shown first. */
export function ReportTemplateCreate() {
  const sets = useDataSets();
  if (sets.error) return <QueryError query={sets} isPage />;
  if (!sets.data) return <FormSkeleton fields={SKELETON_FIELDS} />;
  const [first] = sets.data;
  return (
    <ModuleCreate module={reportTemplate} {...(first && { initial: { definition: startDefinition(first) } })}>
      <ReportTemplateForm />
    </ModuleCreate>
  );
}
