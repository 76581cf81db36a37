import { page, type ModuleViews } from '../route.ts';

const ReportTemplateCreate = page(
  () => import('../../pages/figures/reportTemplate/ReportTemplateCreate.tsx'),
  'ReportTemplateCreate',
);
const ReportTemplateEdit = page(
  () => import('../../pages/figures/reportTemplate/ReportTemplateEdit.tsx'),
  'ReportTemplateEdit',
);

export const reportTemplateViews: ModuleViews = { create: ReportTemplateCreate, edit: ReportTemplateEdit };
