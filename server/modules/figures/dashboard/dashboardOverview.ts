import { dashboardOverview } from '../../../../resources/figures/dashboard/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { countFigures } from './figures.ts';

export const dashboardOverviewHandler = handleRead(
  dashboardOverview,
  async ({ db, caller: { actor, scopeEntityIds } }) => ({
    reach: actor.isOperator ? ('ALL' as const) : ('ENTITIES' as const),
    ...(await countFigures(db, actor.isOperator ? null : scopeEntityIds)),
  }),
);
