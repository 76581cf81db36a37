import { dashboard } from '../../../../../resources/figures/dashboard/schema.ts';
import { ModuleEdit } from '../../../../records/ModuleEdit.tsx';
import { DashboardFields } from './DashboardFields.tsx';

/** `/dashboard/12/edit`: a dashboard with the grid in which its widgets are arranged. */
export function DashboardEdit() {
  return (
    <ModuleEdit module={dashboard} isWide>
      <DashboardFields />
    </ModuleEdit>
  );
}
