import { page, type ModuleViews } from '../route.ts';

const TemplateCreate = page(
  () => import('../../pages/work/operationTemplate/TemplateCreate.tsx'),
  'TemplateCreate',
);
const TemplatePage = page(
  () => import('../../pages/work/operationTemplate/TemplatePage.tsx'),
  'TemplatePage',
);

export const operationTemplateViews: ModuleViews = { create: TemplateCreate, edit: TemplatePage };
