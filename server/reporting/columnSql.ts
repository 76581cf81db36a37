import {
  KIND_OF_FIELD,
  type Column,
  type ColumnKind,
  type ColumnValue,
} from '../../resources/kit/dataSet.ts';
import type { Access } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { modules } from '../../resources/schemas.ts';
import { columnIdent } from '../db/sql.ts';

/** A column of a data set as SQL over the table of its module, aliased `t`, and the joins of the set. */
export interface ColumnSql {
  readonly name: string;
  readonly kind: ColumnKind;
  /** What is compared: of a reference its number. */
  readonly compared: string;
  /** Of a reference: the table of its records, and the column that names them; both quoted. */
  readonly names: { readonly table: string; readonly column: string } | undefined;
  readonly personal: Access | undefined;
  /** Of a choice: its values. */
  readonly values: readonly string[] | undefined;
  /** Of a reference: the module of its records. */
  readonly to: string | undefined;
  /** The field whose label is the column's; none for an expression. */
  readonly field: { readonly module: AnyModule; readonly name: string } | undefined;
}

const findModule = (name: string): AnyModule => {
  const found = modules.find((module) => module.name === name);
  if (!found) throw new Error(`a data set names the module ${name}, which is not declared`);
  return found;
};

/** The name of a table or column between quotes, for text of which a view is made. */
export const quoted = (name: string): string => columnIdent(name).sql;

/** The table of the topmost record above each, of a module whose records form a tree. */
export const rootsTable = ({ name }: AnyModule): string => `reporting.${quoted(`rootsOf_${name}`)}`;

/** The joins that the columns of one data set need, each once. */
export class Joins {
  readonly #joins = new Map<string, string>();
  readonly #trees = new Set<AnyModule>();

  /** The modules of which a tree's topmost records are needed. */
  get trees(): readonly AnyModule[] {
    return [...this.#trees];
  }

  /** All joins, in the order in which they need each other. */
  get sql(): string {
    return [...this.#joins.values()].join('');
  }

  /** Joins the record of a module by its number; returns its alias. */
  record(module: AnyModule, id: string): string {
    return this.table(quoted(module.table), id);
  }

  /** Joins the row of a table by its number; returns its alias. */
  table(table: string, id: string): string {
    return this.#join(`${table} ${id}`, (alias) => ` left join ${table} ${alias} on ${alias}.id = ${id}`);
  }

  /** Joins the topmost record above one; returns the expression of its number. */
  root(module: AnyModule, id: string): string {
    if (module.tree === undefined) throw new Error(`the records of ${module.name} form no tree`);
    this.#trees.add(module);
    const alias = this.#join(
      `root ${module.name} ${id}`,
      (name) => ` left join ${rootsTable(module)} ${name} on ${name}.id = ${id}`,
    );
    return `${alias}.root_id`;
  }

  #join(key: string, write: (alias: string) => string): string {
    const names = [...this.#joins.keys()];
    const known = names.indexOf(key);
    const alias = `j${known < 0 ? names.length : known}`;
    if (known < 0) this.#joins.set(key, write(alias));
    return alias;
  }
}

interface Step {
  readonly sql: string;
  readonly kind: ColumnKind;
  readonly to?: string;
  readonly label?: string;
  readonly values?: readonly string[];
  readonly field?: ColumnSql['field'];
}

/** The last step of a path: its value, not yet with the name of a record that it refers to. */
function stepsTo(path: string, module: AnyModule, joins: Joins): Step {
  const names = path.split('.');
  let at = module;
  let alias = 't';
  for (const [place, name] of names.entries()) {
    if (name === 'id') return { sql: `${alias}.id`, kind: 'number' };
    const field = at.fields[name];
    if (!field || field.options.virtual) throw new Error(`${module.name} has no stored field ${path}`);
    const sql = `${alias}.${quoted(name)}`;
    if (place === names.length - 1) {
      const kind = KIND_OF_FIELD[field.kind];
      if (!kind) throw new Error(`no column shows ${path} of ${module.name}, which is of kind ${field.kind}`);
      return {
        sql,
        kind,
        field: { module: at, name },
        ...(field.values && kind === 'choice' && { values: field.values }),
        ...(kind === 'reference' && { to: field.to!, label: field.label ?? findModule(field.to!).title }),
      };
    }
    if (field.kind !== 'reference')
      throw new Error(`${path} of ${module.name} goes through a field that is no reference`);
    at = findModule(field.to!);
    alias = joins.record(at, sql);
  }
  throw new Error('a path has no field');
}

/** The value of a column before the name of the record to which it may refer. */
function stepOf(value: ColumnValue, module: AnyModule, joins: Joins): Step {
  if (typeof value === 'string') return stepsTo(value, module, joins);
  if ('firstOf' in value) {
    const steps = value.firstOf.map((path) => stepsTo(path, module, joins));
    return { ...steps[0]!, sql: `coalesce(${steps.map(({ sql }) => sql).join(', ')})` };
  }
  if ('rootOf' in value) {
    const below = stepsTo(value.rootOf, module, joins);
    return {
      sql: joins.root(findModule(below.to!), below.sql),
      kind: 'reference',
      to: below.to!,
      label: below.label!,
    };
  }
  const { sql, kind } = value;
  if (kind === 'choice') return { sql, kind, values: value.values };
  if (kind === 'reference') return { sql, kind, to: value.to, label: findModule(value.to).title };
  return { sql, kind };
}

/** The expression that a column compares and groups by. */
export const comparedSql = (value: ColumnValue, module: AnyModule, joins: Joins): string =>
  stepOf(value, module, joins).sql;

/**
 * Resolves a column of a data set, and adds the joins that it needs.
 * @throws Error for a path that leads nowhere, or to what no column shows
 */
export function columnSql(
  name: string,
  column: ColumnValue | Column,
  module: AnyModule,
  joins: Joins,
): ColumnSql {
  const { value, personal } =
    typeof column === 'object' && 'value' in column ? column : { value: column, personal: undefined };
  const step = stepOf(value, module, joins);
  return {
    name,
    kind: step.kind,
    compared: step.sql,
    names: step.to
      ? { table: quoted(findModule(step.to).table), column: quoted(step.label ?? 'name') }
      : undefined,
    personal,
    values: step.values,
    to: step.to,
    field: step.field,
  };
}

/** What people read of a column: of a reference the name of its record, which is joined. */
export const shownSql = ({ compared, names }: ColumnSql, joins: Joins): string =>
  names ? `${joins.table(names.table, compared)}.${names.column}` : compared;
