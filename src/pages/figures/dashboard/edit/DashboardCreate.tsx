import { dashboard } from '../../../../../resources/figures/dashboard/schema.ts';
import { ModuleCreate } from '../../../../records/ModuleCreate.tsx';
import { DashboardFields } from './DashboardFields.tsx';

/** `/dashboard/create`: a new dashboard, with the grid of its widgets. */
export function DashboardCreate() {
  return (
    <ModuleCreate module={dashboard}>
      <DashboardFields />
    </ModuleCreate>
  );
}
