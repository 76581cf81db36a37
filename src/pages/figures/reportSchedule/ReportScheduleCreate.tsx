import { useActor } from '../../../../authProvider/useSession.ts';
import { reportSchedule } from '../../../../resources/figures/reportSchedule/schema.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { ReportScheduleForm } from './ReportScheduleForm.tsx';

/** `/reports/schedule/create`: a schedule begins with its user as its only recipient. */
export function ReportScheduleCreate() {
  const actor = useActor();
  return (
    <ModuleCreate module={reportSchedule} initial={{ recipients: [{ email: actor?.email ?? '' }] }}>
      <ReportScheduleForm />
    </ModuleCreate>
  );
}
