import sql, { empty } from 'sql-template-tag';
import {
  getDashboardFigures,
  previewDashboardFigures,
} from '../../../../resources/figures/dashboard/calls.ts';
import type { Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import { answerWidgets } from './answerWidgets.ts';
import { dashboardScope } from './hooks.ts';

export const getDashboardFiguresHandler = handleRead(
  getDashboardFigures,
  async ({ db, services, caller, params: { id }, query: { refresh, ...filters }, request, fail }) => {
    const scope = dashboardScope(caller);
    const found = await findOne<{ widgets: Widget[] }>(
      db,
      sql`select t.widgets from dashboard t where t.id = ${id}${scope ? sql` and ${scope}` : empty}`,
    );
    if (!found) return fail('NOT_FOUND');
    return answerWidgets(services, caller, found.widgets, {
      language: languageIn(languageOf(request, caller.actor)),
      filters,
      refresh: refresh === 'true',
    });
  },
);

export const previewDashboardFiguresHandler = handleRead(
  previewDashboardFigures,
  ({ services, caller, body: { widgets, filters }, request }) =>
    answerWidgets(services, caller, widgets, {
      language: languageIn(languageOf(request, caller.actor)),
      filters,
    }),
);
