import type { Handler } from '../../http/handle.ts';
import { dashboardOverviewHandler } from './dashboardOverview.ts';

/** Everything that answers the calls of this module. */
export const dashboardHandlers: readonly Handler[] = [dashboardOverviewHandler];
