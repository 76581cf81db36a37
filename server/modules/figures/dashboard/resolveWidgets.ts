import type { WidgetFailure } from '../../../../resources/figures/dashboard/calls.ts';
import { dataSourceOf, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { filtersOf, resolveParameters } from '../../../../resources/figures/dataSet/parameters.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { Queryable } from '../../../db/db.ts';
import { mayUseSource, readSources, type StoredSource } from '../../../reporting/sourcePlan.ts';

/** A widget whose data source is read. One over a data set has its question then; one over a query keeps its source. */
export interface ResolvedWidget {
  readonly widget: Widget;
  readonly source: StoredSource | null;
  /** Why it has no figures for this actor. */
  readonly failure: WidgetFailure | null;
}

function resolve(widget: Widget, source: StoredSource | undefined, actor: Actor): ResolvedWidget {
  const failed = (failure: WidgetFailure): ResolvedWidget => ({ widget, source: source ?? null, failure });
  if (!source?.isActive) return failed('WIDGET_SOURCE_OFF');
  if (!mayUseSource(source, actor)) return failed('WIDGET_DATA_SET_FORBIDDEN');
  const given = widget.source && 'dataSourceId' in widget.source ? widget.source.parameters : {};
  const { values, errors } = resolveParameters(source.parameters, given);
  if (errors.length > 0) return failed('WIDGET_QUERY_WRONG');
  if (source.kind === 'QUERY' || !source.question) return { widget, source, failure: null };
  const { question } = source;
  const query = { ...question, filters: [...question.filters, ...filtersOf(source.parameters, values)] };
  return { widget: { ...widget, source: { query } }, source, failure: null };
}

/** Reads the data sources of widgets, and what they ask of data sets, as an actor may use them. */
export async function resolveWidgets(
  db: Queryable,
  widgets: readonly Widget[],
  actor: Actor,
): Promise<readonly ResolvedWidget[]> {
  const sources = await readSources(
    db,
    widgets.flatMap((widget) => dataSourceOf(widget) ?? []),
  );
  return widgets.map((widget) => {
    const id = dataSourceOf(widget);
    if (id === undefined) return { widget, source: null, failure: null };
    return resolve(
      widget,
      sources.find((one) => one.id === id),
      actor,
    );
  });
}
