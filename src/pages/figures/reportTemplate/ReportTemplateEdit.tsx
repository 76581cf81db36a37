import { reportTemplate } from '../../../../resources/figures/reportTemplate/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { ReportTemplateForm } from './ReportTemplateForm.tsx';

/** `/report-template/12`: a report, its question and its layout. */
export function ReportTemplateEdit() {
  return (
    <ModuleEdit module={reportTemplate} isWide>
      <ReportTemplateForm />
    </ModuleEdit>
  );
}
