import { dataSets } from '../../resources/generated/dataSets.ts';
import type { DataSet, Measure } from '../../resources/kit/dataSet.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { columnSql, Joins, type ColumnSql } from './columnSql.ts';

/** A data set whose columns are resolved. */
export interface StoredDataSet {
  readonly set: DataSet;
  readonly columns: readonly ColumnSql[];
  /** The columns that each measure is counted from. */
  readonly measured: ReadonlyMap<string, readonly string[]>;
  /** Modules of which the topmost records are shown. */
  readonly trees: readonly AnyModule[];
}

/**
 * Resolves the declaration of a data set.
 * @throws Error for a column or measure that names what there is not
 */
export function storeDataSet(set: DataSet): StoredDataSet {
  const joins = new Joins();
  const columns = Object.entries(set.columns).map(([name, column]) => columnSql(name, column, set.of, joins));
  const known = new Set(columns.map(({ name }) => name));
  const columnsOf = (measure: Measure): readonly string[] =>
    measure.kind === 'ratio'
      ? [measure.part, measure.whole].flatMap((name) => columnsOf(set.measures[name]!))
      : [...('column' in measure ? [measure.column] : []), ...Object.keys(measure.when ?? {})];
  const measured = new Map(
    Object.entries<Measure>(set.measures).map(([name, measure]) => [name, columnsOf(measure)] as const),
  );
  const named = [
    ...[...measured.values()].flat(),
    ...set.initial.by,
    ...Object.keys(set.only ?? {}),
    ...Object.keys(set.opens ?? {}),
    ...(set.territory ? [set.territory.municipality, ...set.territory.hides] : []),
  ];
  for (const name of named)
    if (!known.has(name))
      throw new Error(`the data set ${set.name} names the column ${name}, which it does not have`);
  for (const name of set.initial.show)
    if (!(name in set.measures)) throw new Error(`the data set ${set.name} has no measure ${name}`);
  return { set, columns, measured, trees: joins.trees };
}

/** All data sets, resolved once. */
export const storedDataSets: readonly StoredDataSet[] = dataSets.map(storeDataSet);
