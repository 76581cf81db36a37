import { page, type ModuleViews } from '../route.ts';

const ScheduleCreate = page(
  () => import('../../pages/work/operationSchedule/SchedulePages.tsx'),
  'ScheduleCreate',
);
const SchedulePage = page(
  () => import('../../pages/work/operationSchedule/SchedulePages.tsx'),
  'SchedulePage',
);

export const operationScheduleViews: ModuleViews = { create: ScheduleCreate, edit: SchedulePage };
