import { FIGURES } from '../../../../resources/figures/dashboard/figures.ts';
import { RegisterCharts } from './RegisterCharts.tsx';

/** All figures of the register. */
export const DashboardsTab = () => <RegisterCharts figures={FIGURES} />;
