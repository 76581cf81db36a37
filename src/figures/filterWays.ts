import type { DataSetColumn } from '../../resources/figures/dataSet/calls.ts';
import type { DataFilter } from '../../resources/figures/dataSet/query.ts';

/** How a column is compared. */
export type FilterWay = 'IS' | 'IS_NOT' | 'CONTAINS' | 'BETWEEN' | 'PERIOD' | 'ON' | 'IS_EMPTY' | 'IS_SET';

const WAYS: Readonly<Record<DataSetColumn['kind'], readonly FilterWay[]>> = {
  choice: ['IS', 'IS_NOT', 'IS_EMPTY', 'IS_SET'],
  reference: ['IS', 'IS_NOT', 'IS_EMPTY', 'IS_SET'],
  boolean: ['IS', 'IS_EMPTY'],
  text: ['CONTAINS', 'IS', 'IS_NOT', 'IS_EMPTY', 'IS_SET'],
  transponder: ['CONTAINS', 'IS', 'IS_NOT', 'IS_EMPTY', 'IS_SET'],
  number: ['BETWEEN', 'IS', 'IS_NOT', 'IS_EMPTY', 'IS_SET'],
  money: ['BETWEEN', 'IS_EMPTY', 'IS_SET'],
  date: ['PERIOD', 'BETWEEN', 'IS_EMPTY', 'IS_SET'],
  timestamp: ['PERIOD', 'BETWEEN', 'IS_EMPTY', 'IS_SET'],
};

/** The ways in which a column can be compared, the usual one first. */
export const waysOf = ({ kind }: Pick<DataSetColumn, 'kind'>): readonly FilterWay[] => WAYS[kind];

/** A filter while it is made: its way is known before it has a value. */
export interface FilterDraft {
  readonly way: FilterWay;
  readonly filter: DataFilter;
}

const isNull = (values: DataFilter['is']): boolean => values?.length === 1 && values[0] === null;

/** The way of a filter that is given. */
export function wayOf(filter: DataFilter): FilterWay | undefined {
  if (isNull(filter.is)) return 'IS_EMPTY';
  if (isNull(filter.isNot)) return 'IS_SET';
  if (filter.is) return 'IS';
  if (filter.isNot) return 'IS_NOT';
  if (filter.contains !== undefined) return 'CONTAINS';
  if (filter.period !== undefined) return 'PERIOD';
  return filter.from !== undefined || filter.to !== undefined ? 'BETWEEN' : undefined;
}

/** A filter of this way on a column, without a value where the way needs one. */
export const startFilter = (column: string, way: FilterWay): FilterDraft => ({
  way,
  filter: {
    column,
    ...(way === 'IS_EMPTY' && { is: [null] }),
    ...(way === 'IS_SET' && { isNot: [null] }),
    ...(way === 'PERIOD' && { period: 'LAST_MONTH' }),
  },
});

/** Whether a filter compares something. */
export const isComplete = ({ filter }: FilterDraft): boolean => wayOf(filter) !== undefined;
