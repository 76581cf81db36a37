import { page, type ModuleViews } from '../route.ts';

const TemplatesList = page(
  () => import('../../pages/work/operationTemplate/TemplatesList.tsx'),
  'TemplatesList',
);
const TemplateCreate = page(
  () => import('../../pages/work/operationTemplate/TemplateCreate.tsx'),
  'TemplateCreate',
);
const TemplatePage = page(
  () => import('../../pages/work/operationTemplate/TemplatePage.tsx'),
  'TemplatePage',
);

export const operationTemplateViews: ModuleViews = {
  list: TemplatesList,
  create: TemplateCreate,
  edit: TemplatePage,
};
