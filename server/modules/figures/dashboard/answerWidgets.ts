import type { LocaleName } from '../../../../i18n/locale.ts';
import type { WidgetFailure, WidgetFigures } from '../../../../resources/figures/dashboard/calls.ts';
import {
  narrowQuery,
  queryBefore,
  type DashboardFilters,
} from '../../../../resources/figures/dashboard/filters.ts';
import { queryOf, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { Refusal } from '../../../errors.ts';
import { logFault } from '../../../log/logFault.ts';
import { describeDataSets } from '../../../reporting/describeDataSets.ts';
import { planQuery } from '../../../reporting/queryPlan.ts';
import { answerFromCache } from './answerCache.ts';

/** Widgets that are counted at the same time: one dashboard leaves connections to the others. */
const AT_ONCE = 3;

interface Options {
  readonly language: LocaleName;
  readonly filters: DashboardFilters;
  readonly refresh?: boolean;
}

/** The reason why a widget has no figures, as its page says it. */
export function failureOf(failure: unknown): WidgetFailure {
  if (!(failure instanceof Refusal)) {
    logFault('dashboard', failure);
    return 'WIDGET_FAILED';
  }
  const isHidden = failure.errors.some(({ error }) => error === 'UNKNOWN_DATA_SET');
  return isHidden ? 'WIDGET_DATA_SET_FORBIDDEN' : 'WIDGET_QUERY_WRONG';
}

async function answerWidget(
  services: Pick<Services, 'db'>,
  caller: SignedInCaller,
  sets: readonly DescribedDataSet[],
  widget: Widget,
  { language, filters, refresh = false }: Options,
): Promise<WidgetFigures> {
  const nothing = { id: widget.id, answer: null, before: null, query: null, ignored: [] };
  const own = queryOf(widget);
  if (!own) return { ...nothing, failure: widget.kind === 'TEXT' ? null : 'WIDGET_WITHOUT_SOURCE' };
  const set = sets.find(({ name }) => name === own.dataSet);
  if (!set) return { ...nothing, failure: 'WIDGET_DATA_SET_FORBIDDEN' };
  const { query, ignored } = narrowQuery(set, own, filters);
  try {
    const ask = (asked: typeof query) =>
      answerFromCache(services, caller, planQuery(asked, caller.actor), language, { refresh });
    const earlier = widget.options.compares ? queryBefore(query, dayIn(caller.actor.timezone)) : undefined;
    const [answer, before] = await Promise.all([ask(query), earlier ? ask(earlier) : null]);
    return { id: widget.id, answer, before, query, ignored: [...ignored], failure: null };
  } catch (failure) {
    return { ...nothing, ignored: [...ignored], failure: failureOf(failure) };
  }
}

/** The figures of widgets, as far as the rights of the caller reach. One that fails leaves the others as they are. */
export async function answerWidgets(
  services: Pick<Services, 'db'>,
  caller: SignedInCaller,
  widgets: readonly Widget[],
  options: Options,
): Promise<{ widgets: WidgetFigures[]; countedAt: string }> {
  const sets = describeDataSets(caller.actor, options.language);
  const answered: WidgetFigures[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < widgets.length; at = next++)
      answered[at] = await answerWidget(services, caller, sets, widgets[at]!, options);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const moments = answered.flatMap(({ answer }) => (answer ? [answer.countedAt] : [])).toSorted();
  return { widgets: answered, countedAt: moments[0] ?? new Date().toISOString() };
}
