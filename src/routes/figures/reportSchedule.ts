import { page, type ModuleViews } from '../route.ts';

const ReportScheduleCreate = page(
  () => import('../../pages/figures/reportSchedule/ReportScheduleCreate.tsx'),
  'ReportScheduleCreate',
);
const ReportScheduleEdit = page(
  () => import('../../pages/figures/reportSchedule/ReportScheduleEdit.tsx'),
  'ReportScheduleEdit',
);

export const reportScheduleViews: ModuleViews = { create: ReportScheduleCreate, edit: ReportScheduleEdit };
