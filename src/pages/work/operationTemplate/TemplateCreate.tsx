import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { TemplateFields } from './TemplateFields.tsx';

/** `/operation-template/create`: an operation of the server's list with the values that it proposes. */
export const TemplateCreate = () => (
  <ModuleCreate module={operationTemplate}>
    <TemplateFields />
  </ModuleCreate>
);
