import type { LocaleName } from '../../../../../i18n/locale.ts';
import type { getPublicDashboard } from '../../../../../resources/figures/dashboard/calls.ts';
import { inLanguage, queryOf, type Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import type { DataAnswer, DataQuery, DataValue } from '../../../../../resources/figures/dataSet/query.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import type { Services } from '../../../../context.ts';
import { logFault } from '../../../../log/logFault.ts';
import { planQuery, type QueryPlan } from '../../../../reporting/queryPlan.ts';
import { answerFromCache } from '../answerCache.ts';
import { cellAt, type CountTable } from './cells.ts';
import { REGISTER_READER } from '../../../../auth/registerReader.ts';
import { resolveWidgets } from '../resolveWidgets.ts';
import { familyOf, isOneValue, publicFaults } from './publicFaults.ts';
import { suppressedCells } from './suppress.ts';

type PublicWidget = AnswerOf<typeof getPublicDashboard>['widgets'][number];

/** The counts from which a measure follows. */
const countsOf = (name: string, { visible }: QueryPlan): readonly string[] => {
  const measure = visible.measures[name];
  return measure?.kind === 'ratio' ? [measure.part, measure.whole] : [name];
};

interface Counted {
  readonly query: DataQuery;
  readonly plan: QueryPlan;
  readonly answer: DataAnswer;
  readonly table: CountTable;
}

/** Counts a widget with all counts that its shares are made of. */
async function count(
  services: Pick<Services, 'db'>,
  query: DataQuery,
  language: LocaleName,
  seconds: number,
): Promise<Counted> {
  const asked = planQuery(query, REGISTER_READER.actor);
  const counts = [...new Set(query.show.flatMap((name) => countsOf(name, asked)))];
  const whole = { ...query, show: [...new Set([...query.show, ...counts])] };
  const plan = planQuery(whole, REGISTER_READER.actor);
  const answer = await answerFromCache(services, REGISTER_READER, plan, language, { seconds });
  // Of an answer that is cut, not all cells are known that add up with those that are.
  if (answer.isCut) throw new Error('A public widget has more groups than one answer holds.');
  const placeOf = (name: string) => answer.columns.findIndex((one) => one.isMeasure && one.name === name);
  const table: CountTable = {
    family: familyOf(query),
    by: query.by.map(({ column }) => column),
    fixed: Object.fromEntries(
      query.filters
        .filter(isOneValue)
        .map(({ column, is }): [string, DataValue] => [column, is?.[0] ?? null]),
    ),
    groups: answer.keys.map((keys) => keys.slice(0, query.by.length)),
    counts: Object.fromEntries(
      counts.map((name) => [name, answer.rows.map((row) => Number(row[placeOf(name)] ?? 0))]),
    ),
  };
  return { query, plan, answer, table };
}

/** What of a widget may be published. */
function published({ query, plan, answer, table }: Counted, hidden: ReadonlySet<string>) {
  const width = query.by.length;
  const columns = answer.columns.slice(0, width + query.show.length);
  const suppressed = answer.rows.map((_, row) =>
    query.show.flatMap((name, at) =>
      countsOf(name, plan).some((one) => hidden.has(cellAt(table, row, one))) ? [width + at] : [],
    ),
  );
  // The largest first would say how large those are that are left out.
  const rows = answer.rows.map((values, row) =>
    columns.map((_, at) => (suppressed[row]?.includes(at) ? null : (values[at] ?? null))),
  );
  return { columns, rows, suppressed };
}

/** Rows by whose order a hidden figure could be narrowed down come last, in the order of their names. */
function inPublicOrder<T extends ReturnType<typeof published>>(all: T): T {
  const order = all.rows
    .map((_, row) => row)
    .toSorted((a, b) => {
      const [hiddenA, hiddenB] = [a, b].map((row) => (all.suppressed[row]?.length ?? 0) > 0);
      if (hiddenA !== hiddenB) return hiddenA ? 1 : -1;
      return hiddenA ? String(all.rows[a]?.[0]).localeCompare(String(all.rows[b]?.[0]), 'pt') : a - b;
    });
  return {
    ...all,
    rows: order.map((row) => all.rows[row]!),
    suppressed: order.map((row) => all.suppressed[row]!),
  };
}

/** Steps of time, the last first. */
const newestFirst = <T extends ReturnType<typeof published>>(all: T): T => ({
  ...all,
  rows: all.rows.toReversed(),
  suppressed: all.suppressed.toReversed(),
});

/** Seconds for which the country's figures are not counted again, however many ask. */
const FRESH_SECONDS = 600;

/** The widgets of a public dashboard with figures of the whole country, without cells that are too small or give such away. */
export async function publicFigures(
  services: Pick<Services, 'db'>,
  widgets: readonly Widget[],
  language: LocaleName,
): Promise<{ widgets: PublicWidget[]; countedAt: string }> {
  // Declarations may have changed since it was saved: what was public then may not be any more.
  const resolved = await resolveWidgets(services.db, widgets, REGISTER_READER.actor);
  const faults = new Set(publicFaults(resolved).map(({ property }) => property));
  const counted = await Promise.all(
    resolved.map(async ({ widget }, at) => {
      const query = queryOf(widget);
      if (!query || faults.has(`widgets[${at}]`)) return null;
      try {
        return await count(services, query, language, FRESH_SECONDS);
      } catch (failure) {
        logFault('public dashboard', failure);
        return null;
      }
    }),
  );
  const found = counted.filter((one) => one !== null);
  const hidden = suppressedCells(found.map(({ table }) => table));
  const moments = found.map(({ answer }) => answer.countedAt).toSorted();
  return {
    countedAt: moments[0] ?? new Date().toISOString(),
    widgets: widgets.map(({ id, kind, title, text, options, source }, at): PublicWidget => {
      const one = counted[at];
      const shown = one ? published(one, hidden) : { columns: [], rows: [], suppressed: [] };
      const byTime = shown.columns[0]?.kind === 'step';
      const { columns, rows, suppressed } = byTime ? newestFirst(shown) : inPublicOrder(shown);
      const { most } = options;
      return {
        id,
        kind,
        title: inLanguage(title, language),
        text: text && inLanguage(text, language),
        columns,
        rows: rows.slice(0, most),
        suppressed: suppressed.slice(0, most),
        isCut: rows.length > most,
        hasFailed: source !== null && !one,
      };
    }),
  };
}
