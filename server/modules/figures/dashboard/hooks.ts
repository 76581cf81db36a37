import sql, { type Sql } from 'sql-template-tag';
import { dashboard } from '../../../../resources/figures/dashboard/schema.ts';
import { dataSourceOf, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { formError } from '../../../errors.ts';
import { cleanHtml } from '../../../html/clean.ts';
import { sourceFaults } from './checkSources.ts';
import { resolveWidgets } from './resolveWidgets.ts';
import { publicFaults } from './public/publicFaults.ts';

/** A user who does not manage dashboards sees the published ones, for entities of their kind or for all. */
export const dashboardScope = ({ actor }: SignedInCaller): Sql | null =>
  allows('MANAGE_DASHBOARDS', actor)
    ? null
    : sql`t.state = 'PUBLISHED' and (coalesce(cardinality(t.entity_profile_ids), 0) = 0
        or exists (select from entity e
          where e.id = ${actor.entity?.id ?? null}::bigint and e.profile_id = any(t.entity_profile_ids)))`;

/** Texts as they may be shown: what runs or loads is taken out of them. */
const cleaned = (widgets: readonly Widget[]): Widget[] =>
  widgets.map((widget) =>
    widget.text === null
      ? widget
      : { ...widget, text: { pt: cleanHtml(widget.text.pt), en: cleanHtml(widget.text.en) } },
  );

/** The data sources that widgets show, each once. */
const sourcesOf = (widgets: readonly Widget[]): number[] => [
  ...new Set(widgets.flatMap((widget) => dataSourceOf(widget) ?? [])),
];

export const dashboardHooks = hooksFor(dashboard, {
  scope: dashboardScope,
  checkInput: async ({ tx, before, input, caller }) => {
    const widgets = input.widgets ?? before?.widgets ?? [];
    const resolved = await resolveWidgets(tx, widgets, caller.actor);
    // Widgets that stay as they are may count what this editor does not see.
    const faults = input.widgets ? await sourceFaults(resolved, caller) : [];
    const isPublic = input.isPublic ?? before?.isPublic ?? false;
    if (faults.length === 0 && isPublic) faults.push(...publicFaults(resolved));
    if (faults.length > 0) throw formError(faults);
  },
  beforeSave: async ({ changes }) =>
    Array.isArray(changes.widgets)
      ? {
          widgets: cleaned(changes.widgets as Widget[]),
          dataSourceIds: sourcesOf(changes.widgets as Widget[]),
        }
      : undefined,
});
