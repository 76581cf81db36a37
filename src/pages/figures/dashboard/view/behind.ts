import type { DescribedDataSet } from '../../../../../resources/figures/dataSet/calls.ts';
import type {
  DataAnswer,
  DataFilter,
  DataQuery,
  DataValue,
} from '../../../../../resources/figures/dataSet/query.ts';
import { findIndexed } from '../../../../../resources/moduleIndex.ts';
import { nextStep } from '../../../../figures/drawings/series.ts';
import { addDays } from '../../../../../resources/numbers/dates.ts';

/** Columns that a table of rows begins with. */
const MOST_COLUMNS = 8;

/** The filter that leaves the rows of a group. */
function groupFilter({ name, step }: DataAnswer['columns'][number], key: DataValue): DataFilter {
  if (step === undefined || typeof key !== 'string') return { column: name, is: [key] };
  return { column: name, from: key, to: addDays(nextStep(key, step), -1) };
}

/** The rows that a row of an answer counts, as a question: those of its groups. Without a row, all that are counted. */
export function rowsBehind(
  set: DescribedDataSet,
  query: DataQuery,
  answer: DataAnswer,
  row?: number,
): DataQuery {
  const keys = row === undefined ? [] : (answer.keys[row] ?? []);
  const groups = query.columns
    ? []
    : answer.columns.flatMap((column, at) =>
        column.isMeasure || at >= keys.length ? [] : [groupFilter(column, keys[at] ?? null)],
      );
  const plain = set.columns.filter(({ isPersonal }) => !isPersonal).map(({ name }) => name);
  const first = [...query.by.map(({ column }) => column), ...set.initial.by].filter((name) =>
    plain.includes(name),
  );
  const columns = [...new Set([...(query.columns ?? []), ...first, ...plain])].slice(0, MOST_COLUMNS);
  return { dataSet: query.dataSet, by: [], show: [], columns, filters: [...query.filters, ...groups] };
}

/** Whether a condition is one value, which a filter of a list can take. */
const oneValue = ({ column: _, is, ...others }: DataFilter): DataValue | undefined =>
  is?.length === 1 && Object.values(others).every((other) => other === undefined) ? is[0] : undefined;

/** The address of the list of the records that a question is about, where the filters of the list can say what it does. */
export function listBehind(set: DescribedDataSet, { filters, asOf }: DataQuery): string | undefined {
  const module = findIndexed(set.of);
  if (!set.opens || asOf !== undefined || !module) return undefined;
  const values: Record<string, DataValue> = {};
  for (const filter of filters) {
    const value = oneValue(filter);
    const name = set.opens[filter.column];
    if (value === undefined || value === null || name === undefined || name in values) return undefined;
    values[name] = value;
  }
  return `/${module.resource}?filter=${encodeURIComponent(JSON.stringify(values))}`;
}
