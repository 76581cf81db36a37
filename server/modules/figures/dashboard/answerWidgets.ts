import type { LocaleName } from '../../../../i18n/locale.ts';
import type { WidgetFailure, WidgetFigures } from '../../../../resources/figures/dashboard/calls.ts';
import {
  narrowParameters,
  narrowQuery,
  queryBefore,
  type DashboardFilters,
} from '../../../../resources/figures/dashboard/filters.ts';
import { queryOf, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import type { DataQuery } from '../../../../resources/figures/dataSet/query.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { answerSource } from '../../../reporting/answerSource.ts';
import { describeDataSets } from '../../../reporting/describeDataSets.ts';
import { planQuery } from '../../../reporting/queryPlan.ts';
import { territoryOf } from '../../../reporting/reach.ts';
import type { StoredSource } from '../../../reporting/sourcePlan.ts';
import { answerFromCache } from './answerCache.ts';
import { resolveWidgets, type ResolvedWidget } from './resolveWidgets.ts';
import { failureOf } from './widgetFailure.ts';

/** Widgets that are counted at the same time: one dashboard leaves connections to the others. */
const AT_ONCE = 3;

interface Options {
  readonly language: LocaleName;
  readonly filters: DashboardFilters;
  readonly refresh?: boolean;
}

const NOTHING = { answer: null, before: null, query: null, takes: [], ignored: [] };

type WidgetServices = Pick<Services, 'db' | 'reporting' | 'settings'>;

/** Answers a question to a data set, of the widget's own or of a source, which says for how long an answer is kept. */
async function answerQuestion(
  services: WidgetServices,
  caller: SignedInCaller,
  { widget, source }: ResolvedWidget,
  own: DataQuery,
  set: DescribedDataSet,
  { language, filters, refresh = false }: Options,
): Promise<WidgetFigures> {
  const { id, options } = widget;
  const { query, takes, ignored } = narrowQuery(set, own, filters);
  const figures = { ...NOTHING, id, takes: [...takes], ignored: [...ignored] };
  const kept = source && { seconds: source.isPersonal ? 0 : source.cacheSeconds };
  try {
    const ask = (asked: DataQuery) =>
      answerFromCache(services, caller, planQuery(asked, caller.actor), language, { refresh, ...kept });
    const earlier = options.compares ? queryBefore(query, dayIn(caller.actor.timezone)) : undefined;
    const [answer, before] = await Promise.all([ask(query), earlier ? ask(earlier) : null]);
    return { ...figures, answer, before, query, failure: null };
  } catch (failure) {
    return { ...figures, failure: failureOf(failure) };
  }
}

/** Answers the query of a source: filters of the dashboard are the values of its parameters. */
async function answerSourceQuery(
  services: WidgetServices,
  caller: SignedInCaller,
  { id, source: asked }: Widget,
  { id: dataSourceId, parameters }: StoredSource,
  { language, filters, refresh = false }: Options,
): Promise<WidgetFigures> {
  const given = asked && 'dataSourceId' in asked ? asked.parameters : {};
  const { values, takes, ignored } = narrowParameters(parameters, given, filters);
  const figures = { ...NOTHING, id, takes: [...takes], ignored: [...ignored] };
  try {
    const question = { dataSourceId, parameters: values };
    const { isPersonal: _, ...answer } = await answerSource(services, caller, question, language, {
      refresh,
    });
    return { ...figures, answer, failure: null };
  } catch (failure) {
    return { ...figures, failure: failureOf(failure) };
  }
}

async function answerWidget(
  services: WidgetServices,
  caller: SignedInCaller,
  sets: readonly DescribedDataSet[],
  resolved: ResolvedWidget,
  options: Options,
): Promise<WidgetFigures> {
  const { widget, source, failure } = resolved;
  const failed = (reason: WidgetFailure | null) => ({ ...NOTHING, id: widget.id, failure: reason });
  if (failure) return failed(failure);
  const own = queryOf(widget);
  if (!own && source) return answerSourceQuery(services, caller, widget, source, options);
  if (!own) return failed(widget.kind === 'TEXT' ? null : 'WIDGET_WITHOUT_SOURCE');
  const set = sets.find(({ name }) => name === own.dataSet);
  if (!set) return failed('WIDGET_DATA_SET_FORBIDDEN');
  return answerQuestion(services, caller, resolved, own, set, options);
}

/** The figures of widgets, as far as the rights of the caller reach. One that fails leaves the others as they are. */
export async function answerWidgets(
  services: WidgetServices,
  caller: SignedInCaller,
  widgets: readonly Widget[],
  options: Options,
): Promise<{ widgets: WidgetFigures[]; territory: string[]; countedAt: string }> {
  const sets = describeDataSets(caller.actor, options.language);
  const resolved = await resolveWidgets(services.db, widgets, caller.actor);
  const answered: WidgetFigures[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < resolved.length; at = next++)
      answered[at] = await answerWidget(services, caller, sets, resolved[at]!, options);
  };
  const [territory] = await Promise.all([
    territoryOf(services.db, caller),
    ...Array.from({ length: AT_ONCE }, work),
  ]);
  const moments = answered.flatMap(({ answer }) => (answer ? [answer.countedAt] : [])).toSorted();
  return { widgets: answered, territory, countedAt: moments[0] ?? new Date().toISOString() };
}
