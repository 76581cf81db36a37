import { allows, type Actor } from '../../resources/kit/access.ts';
import type { Measure } from '../../resources/kit/dataSet.ts';
import { storedDataSets, type StoredDataSet } from './storedDataSets.ts';
import { rightTo } from './viewSql.ts';
import type { ColumnSql } from './columnSql.ts';

/** What a user sees of a data set. */
export interface VisibleSet {
  readonly stored: StoredDataSet;
  readonly columns: readonly ColumnSql[];
  readonly measures: Readonly<Record<string, Measure>>;
}

/**
 * Returns what a user sees of a data set: nothing without the right to it, and no column about persons, nor a measure
 * counted from one, without the right to that.
 */
export function visibleSet(stored: StoredDataSet, actor: Actor): VisibleSet | undefined {
  const { set } = stored;
  if (actor.ownerId !== null || !allows(set.requires, actor)) return undefined;
  if (set.scope === 'OPERATOR' && !actor.isOperator) return undefined;
  const columns = stored.columns.filter(({ personal }) => personal === undefined || allows(personal, actor));
  const names = new Set(columns.map(({ name }) => name));
  const measures = Object.entries(set.measures).filter(([measure]) =>
    stored.measured.get(measure)!.every((name) => names.has(name)),
  );
  return { stored, columns, measures: Object.fromEntries(measures) };
}

/** All data sets that a user may use. */
export const visibleSets = (actor: Actor): readonly VisibleSet[] =>
  storedDataSets.flatMap((stored) => visibleSet(stored, actor) ?? []);

/** The rights that the views ask for: the data sets that a user may use, and their columns about persons. */
export const rightsOf = (actor: Actor): readonly string[] =>
  visibleSets(actor).flatMap(({ stored: { set }, columns }) => [
    set.name,
    ...columns.filter(({ personal }) => personal !== undefined).map(({ name }) => rightTo(set.name, name)),
    ...(set.parts ?? [])
      .filter(({ access }) => allows(access.read, actor))
      .map(({ name }) => rightTo(set.name, name)),
  ]);
