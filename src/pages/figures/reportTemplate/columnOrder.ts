import type { DescribedDataSet } from '../../../../resources/figures/dataSet/calls.ts';
import type { AnsweredColumn } from '../../../../resources/figures/dataSet/query.ts';
import type { DescribedSource } from '../../../../resources/figures/dataSource/calls.ts';
import type { ReportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';

/** A column of a report. Those of one part can change places: groups come before what is counted of them. */
export interface ReportColumn extends Pick<AnsweredColumn, 'name' | 'label' | 'kind'> {
  readonly part: 'ALL' | 'GROUPS' | 'MEASURES';
}

/** The columns that a report writes of a data set, in their order. */
export function columnsOfSet({ query }: ReportDefinition, set: DescribedDataSet): ReportColumn[] {
  const column = (name: string, part: ReportColumn['part']): ReportColumn => {
    const found =
      part === 'MEASURES'
        ? set.measures.find((one) => one.name === name)
        : set.columns.find((one) => one.name === name);
    return { name, label: found?.label ?? name, kind: found?.kind ?? 'text', part };
  };
  if (!query) return [];
  if (query.columns) return query.columns.map((name) => column(name, 'ALL'));
  return [
    ...query.by.map((group) => column(group.column, 'GROUPS')),
    ...query.show.map((name) => column(name, 'MEASURES')),
  ];
}

/** Whether the groups of a source are all written: without one of them several rows would look the same. */
const keepsGroups = ({ dataSet, isRows }: DescribedSource): boolean => dataSet !== null && !isRows;

/** The columns that a report writes of a data source, in their order. */
export function columnsOfSource(
  { columns: named }: ReportDefinition,
  source: DescribedSource,
): ReportColumn[] {
  const isWhole = keepsGroups(source);
  const all = source.columns.map(({ name, label, kind, isMeasure }): ReportColumn => ({
    name,
    label,
    kind,
    part: isWhole ? (isMeasure ? 'MEASURES' : 'GROUPS') : 'ALL',
  }));
  if (!named) return all;
  const place = ({ name }: ReportColumn) => (named.includes(name) ? named.indexOf(name) : named.length);
  const chosen = all.filter(({ name, part }) => part === 'GROUPS' || named.includes(name));
  const rank = ({ part }: ReportColumn) => (part === 'MEASURES' ? 1 : 0);
  return chosen.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b));
}

/** The definition with its columns in an order. */
export function inOrder(definition: ReportDefinition, names: readonly string[]): ReportDefinition {
  const { query } = definition;
  if (!query) return { ...definition, columns: [...names] };
  if (query.columns) return { ...definition, query: { ...query, columns: [...names] } };
  const place = (name: string) => names.indexOf(name);
  return {
    ...definition,
    query: {
      ...query,
      by: query.by.toSorted((a, b) => place(a.column) - place(b.column)),
      show: query.show.toSorted((a, b) => place(a) - place(b)),
    },
  };
}

/** The names of columns with one of them moved by a place; undefined where it cannot go there. */
export function moved(columns: readonly ReportColumn[], at: number, step: -1 | 1): string[] | undefined {
  const own = columns[at];
  const other = columns[at + step];
  if (!own || !other || own.part !== other.part) return undefined;
  const names = columns.map(({ name }) => name);
  return names.with(at, other.name).with(at + step, own.name);
}
