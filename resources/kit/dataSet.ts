import type { Access } from './access.ts';
import type { AnyModule } from './module.ts';
import type { FieldKind } from './values/field.ts';

/** How a column of a data set is compared, shown and written to a sheet. */
export const COLUMN_KINDS = [
  'text',
  'number',
  'money',
  'boolean',
  'choice',
  'reference',
  'date',
  'timestamp',
  'transponder',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Kinds of fields that a column can show, and as what. */
export const KIND_OF_FIELD: Partial<Readonly<Record<FieldKind, ColumnKind>>> = {
  text: 'text',
  email: 'text',
  phone: 'text',
  country: 'text',
  postalCode: 'text',
  integer: 'number',
  decimal: 'number',
  money: 'money',
  boolean: 'boolean',
  choice: 'choice',
  reference: 'reference',
  date: 'date',
  timestamp: 'timestamp',
  transponder: 'transponder',
};

/**
 * The value of a column: a field of the module, or one reached through references (`breedId`, `parishId.countyId`); the
 * first of several that has one; the topmost record above one that a reference means, in a module whose records form a
 * tree; or an expression of PostgreSQL over the module's table, aliased `t`. The number of a record is `id`.
 */
export type ColumnValue =
  | string
  | { readonly firstOf: readonly string[] }
  | { readonly rootOf: string }
  | { readonly sql: string; readonly kind: Exclude<ColumnKind, 'reference' | 'choice'> }
  | { readonly sql: string; readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly sql: string; readonly kind: 'reference'; readonly to: string };

/** A column of a data set. Its label is that of its field, unless the texts of the set name one. */
export interface Column {
  readonly value: ColumnValue;
  /** Personal data: who sees it, beside those who may use the data set. Others get no value, and no column to choose. */
  readonly personal?: Access;
  /** Data of the owner of this number: entities see it on rows whose owner they may read. */
  readonly ofOwner?: ColumnValue;
}

/**
 * Which rows belong to an entity, by a field or a path: to the entity itself, to an animal that it opens, or to an owner
 * whom it may read. Users see the rows of their entities, the operator all. `OPERATOR` for sets that only the operator sees.
 */
export type DataScope =
  | 'OPERATOR'
  | { readonly entity: ColumnValue }
  | { readonly animal: ColumnValue }
  | { readonly owner: ColumnValue };

/** A day of a condition: a date, or one that moves with today. */
export type ConditionDay = 'TODAY' | { readonly daysFromToday: number };

/** A condition over columns of a data set. Each must hold. */
export type ColumnCondition = Readonly<
  Record<
    string,
    | { readonly is: readonly (string | number | boolean)[] }
    | { readonly isNot: readonly (string | number | boolean)[] }
    | { readonly isSet: boolean }
    | { readonly from?: ConditionDay; readonly before?: ConditionDay }
  >
>;

/** What is counted over the rows of a group. */
export type Measure =
  | { readonly kind: 'count'; readonly when?: ColumnCondition }
  | { readonly kind: 'distinct'; readonly column: string; readonly when?: ColumnCondition }
  | {
      readonly kind: 'sum' | 'average' | 'least' | 'most';
      readonly column: string;
      readonly when?: ColumnCondition;
    }
  | { readonly kind: 'ratio'; readonly part: string; readonly whole: string };

/** The number of rows, or of those that meet a condition. */
export const count = (when?: ColumnCondition): Measure => ({ kind: 'count', ...(when && { when }) });
/** The number of different values of a column. */
export const distinct = (column: string, when?: ColumnCondition): Measure => ({
  kind: 'distinct',
  column,
  ...(when && { when }),
});
/** The sum of a column of numbers or of money. */
export const sum = (column: string, when?: ColumnCondition): Measure => ({
  kind: 'sum',
  column,
  ...(when && { when }),
});
/** The average of a column of numbers. */
export const average = (column: string, when?: ColumnCondition): Measure => ({
  kind: 'average',
  column,
  ...(when && { when }),
});
/** One measure as a share of another, 0 to 1; null where the other is 0. */
export const ratio = (part: string, whole: string): Measure => ({ kind: 'ratio', part, whole });

/** What can be counted of the records of a module, and by what. */
export interface DataSet {
  readonly name: string;
  /** What a row is. */
  readonly of: AnyModule;
  /**
   * Modules whose records are rows together, each seen by those who may read it. Columns name fields that all of them have;
   * `t.part` is the name of a row's module. `of` is one of them.
   */
  readonly parts?: readonly AnyModule[];
  /** Who may use it. */
  readonly requires: Access;
  readonly scope: DataScope;
  /**
   * The column of the municipality to which a row belongs. Entities with a territory count its rows too, wherever they were
   * entered, and see none of them: columns that say which animal or person a row is about are empty on those rows.
   */
  readonly territory?: { readonly municipality: string; readonly hides: readonly string[] };
  /** Which records are rows; all of them unless given. */
  readonly only?: ColumnCondition;
  readonly columns: Readonly<Record<string, ColumnValue | Column>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** What it shows before anything is chosen: by which columns, and which measures. */
  readonly initial: { readonly by: readonly string[]; readonly show: readonly string[] };
  /** Figures of a past day can be had, from the versions of the records. */
  readonly asOf?: true;
  /** The list that a figure opens: its filters, by the columns from which their values come. */
  readonly opens?: Readonly<Record<string, string>>;
}

/**
 * Declares a data set, in `resources/<area>/<module>/dataSets.ts`; its texts are `<name>DataSet` in
 * `i18n/<language>/<area>/<module>/dataSets.ts`. From it follow a view in schema `reporting` with scope and redaction, the
 * columns' labels, and what data sources, reports, dashboards and exports offer.
 */
export const defineDataSet = <const Set extends DataSet>(set: Set): Set => set;
