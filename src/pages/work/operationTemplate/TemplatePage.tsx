import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { TemplateFields } from './TemplateFields.tsx';

/** `/operation-template/3`: a template. */
export const TemplatePage = () => (
  <ModuleEdit module={operationTemplate}>
    <TemplateFields />
  </ModuleEdit>
);
