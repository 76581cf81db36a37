import { operationSchedule } from '../../../../resources/work/operationSchedule/schema.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

/** `/operations/schedule/create`: an operation that runs at its times. */
export const ScheduleCreate = () => (
  <ModuleCreate module={operationSchedule}>
    <ScheduleFields />
  </ModuleCreate>
);

/** `/operations/schedule/3`: a schedule. */
export const SchedulePage = () => (
  <ModuleEdit module={operationSchedule}>
    <ScheduleFields />
  </ModuleEdit>
);
