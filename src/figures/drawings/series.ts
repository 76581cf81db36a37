import type {
  AnsweredColumn,
  DataAnswer,
  DataValue,
  Step,
} from '../../../resources/figures/dataSet/query.ts';

/** Figures that belong together, one for each group. */
export interface Series {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** The groups of an answer along one axis, and what is drawn over them. */
export interface SeriesOfAnswer {
  /** The column of the groups. */
  readonly column: AnsweredColumn;
  readonly groups: readonly DataValue[];
  /** What a filter takes for each group. */
  readonly keys: readonly DataValue[];
  readonly series: readonly Series[];
  /** The measure that is drawn. */
  readonly measure: AnsweredColumn;
}

/** The first day of the step after that of a day. */
export function nextStep(day: string, step: Step): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (step === 'DAY') date.setUTCDate(date.getUTCDate() + 1);
  else if (step === 'WEEK') date.setUTCDate(date.getUTCDate() + 7);
  else date.setUTCMonth(date.getUTCMonth() + { MONTH: 1, QUARTER: 3, YEAR: 12 }[step]);
  return date.toISOString().slice(0, 10);
}

/** Steps that are filled in between the first and the last; an axis of more would say nothing. */
const MOST_STEPS = 400;

/** All steps from the first to the last, also those of which there is no row. */
function allSteps(days: readonly string[], step: Step): readonly string[] {
  const sorted = days.toSorted();
  const last = sorted.at(-1);
  const steps: string[] = [];
  if (last === undefined) return [];
  for (let day = sorted[0]; day !== undefined && day <= last; day = nextStep(day, step)) {
    steps.push(day);
    if (steps.length > MOST_STEPS) return sorted;
  }
  return steps;
}

const keyOf = (value: DataValue): string => JSON.stringify(value);

/**
 * Returns the groups of an answer as series: one for each measure, or for each group of a second column. Steps of time
 * without a row are there with none counted. Nothing where an answer has no group or no measure.
 */
export function seriesOf({ columns, rows, keys }: DataAnswer): SeriesOfAnswer | undefined {
  const at = columns.findIndex(({ isMeasure }) => !isMeasure);
  const second = columns.findIndex((column, index) => !column.isMeasure && index > at);
  const measures = columns.flatMap((column, index) => (column.isMeasure ? [{ column, index }] : []));
  const [first] = measures;
  const column = columns[at];
  if (!column || !first) return undefined;
  const found = new Map<string, { readonly group: DataValue; readonly key: DataValue }>();
  for (const [row, values] of rows.entries()) {
    const key = keys[row]?.[at] ?? null;
    const known = keyOf(key);
    if (!found.has(known)) found.set(known, { group: values[at] ?? null, key });
  }
  const days = [...found.values()].flatMap(({ group }) => (typeof group === 'string' ? [group] : []));
  const order = column.step
    ? [
        ...allSteps(days, column.step).map((day) => ({ group: day, key: day as DataValue })),
        ...[...found.values()].filter(({ group }) => group === null),
      ]
    : [...found.values()];
  const places = new Map(order.map(({ key }, place) => [keyOf(key), place]));
  // None counted is a figure; a share or an average of nothing is none.
  const none = (measure: AnsweredColumn): number | null => (measure.kind === 'share' ? null : 0);
  const empty = (measure: AnsweredColumn) => order.map(() => none(measure));
  const bySeries = new Map<string, { label: string; values: (number | null)[] }>();
  for (const [row, values] of rows.entries()) {
    const place = places.get(keyOf(keys[row]?.[at] ?? null));
    if (place === undefined) continue;
    const drawn = second < 0 ? measures : [first];
    for (const measure of drawn) {
      const label = second < 0 ? measure.column.label : (values[second]?.toString() ?? '');
      const name = second < 0 ? measure.column.name : keyOf(keys[row]?.[second] ?? null);
      const series = bySeries.get(name) ?? { label, values: empty(measure.column) };
      const value = values[measure.index];
      series.values[place] = typeof value === 'number' ? value : null;
      bySeries.set(name, series);
    }
  }
  return {
    column,
    groups: order.map(({ group }) => group),
    keys: order.map(({ key }) => key),
    series: [...bySeries.values()],
    measure: first.column,
  };
}

/** Some of the groups alone: the first, as they are answered, and of steps of time the last. */
export function someGroups(all: SeriesOfAnswer, most: number): SeriesOfAnswer {
  const some = <T>(list: readonly T[]): readonly T[] =>
    all.column.step === undefined ? list.slice(0, most) : list.slice(-most);
  return {
    ...all,
    groups: some(all.groups),
    keys: some(all.keys),
    series: all.series.map(({ label, values }) => ({ label, values: some(values) })),
  };
}
