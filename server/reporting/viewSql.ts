import { OPENING_GROUNDS } from '../../resources/animals/animal/grounds.ts';
import {
  KIND_OF_FIELD,
  type Column,
  type ColumnValue,
  type DataScope,
  type DataSet,
} from '../../resources/kit/dataSet.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { columnSql, comparedSql, Joins, quoted, rootsTable, shownSql } from './columnSql.ts';
import { pastRows, type TableColumns } from './pastRows.ts';
import { conditionSql } from './conditionSql.ts';

/** The column of a view that is compared: of a reference the number beside the name. */
export const comparedColumn = ({ name, kind }: { readonly name: string; readonly kind: string }): string =>
  quoted(kind === 'reference' ? `${name}Id` : name);

/** Beside a column that is hidden on rows of a territory: its values, only to count how many different ones there are. */
export const countedColumn = (name: string): string => quoted(`${name}Counted`);

/** The name under which the rights of a caller name a personal column. */
export const rightTo = (set: string, column: string): string => `${set}.${column}`;

/** The view of a data set, and of its past days. */
export const viewName = (set: string): string => `reporting.${quoted(set)}`;
export const pastViewName = (set: string): string => `reporting.${quoted(`${set}_as_of`)}`;

/**
 * What the transaction says of who asks (`reachStatement`), once for a statement. Where it says nothing there are no rows.
 */
export const READERS = `
create or replace function reporting.sees_all() returns boolean language sql stable as
  $$ select current_setting('coleira.reach', true) is not distinct from 'ALL' $$;
create or replace function reporting.entities() returns bigint[] language sql stable as
  $$ select coalesce(nullif(current_setting('coleira.entities', true), ''), '{}')::bigint[] $$;
create or replace function reporting.territory() returns bigint[] language sql stable as
  $$ select coalesce(nullif(current_setting('coleira.territory', true), ''), '{}')::bigint[] $$;
create or replace function reporting.may(wanted text) returns boolean language sql stable as
  $$ select wanted = any(string_to_array(coalesce(current_setting('coleira.rights', true), ''), ',')) $$;
create or replace function reporting.as_of() returns timestamptz language sql stable as
  $$ select nullif(current_setting('coleira.as_of', true), '')::timestamptz $$;
`;

/**
 * The topmost record above each record of a tree, kept in a table: a statement over all animals joins it in parallel, which a
 * recursive view allows to none. It is worked out anew with each write of the tree, which has few records and seldom changes;
 * writers follow one another, so that each sees what the one before has left.
 */
export function rootsSql(module: AnyModule): string {
  const table = quoted(module.table);
  const parent = quoted(module.tree!);
  const roots = rootsTable(module);
  const keep = `reporting.${quoted(`keepRootsOf_${module.name}`)}`;
  const keeping = `insert into ${roots} as kept (id, root_id)
  with recursive tree as (
    select id, id as root_id from ${table} where ${parent} is null
    union all
    select b.id, tree.root_id from ${table} b join tree on b.${parent} = tree.id)
  select id, root_id from tree
  on conflict (id) do update set root_id = excluded.root_id where kept.root_id <> excluded.root_id`;
  return `create table ${roots} (id bigint primary key, root_id bigint not null);
create function ${keep}() returns trigger language plpgsql as $$ begin
  lock table ${roots} in share row exclusive mode;
  ${keeping};
  delete from ${roots} r where not exists (select 1 from ${table} b where b.id = r.id);
  return null;
end $$;
create trigger ${quoted(`keepRootsOf_${module.name}`)} after insert or update or delete on ${table}
  for each statement execute function ${keep}();
${keeping};
`;
}

const ENTITIES = '(select reporting.entities())::bigint[]';
const TERRITORY = '(select reporting.territory())::bigint[]';
const openedAnimals = `select l.animal_id from animal_entity l where l.entity_id = any(${ENTITIES})
  and l.ended_timestamp is null and l.ground in (${OPENING_GROUNDS.map((ground) => `'${ground}'`).join(', ')})`;
const readOwners = `select l.owner_id from owner_entity l where l.entity_id = any(${ENTITIES})
  and l.ended_timestamp is null`;

/** Whether a row belongs to an entity of the user. */
function scopeSql(scope: DataScope, module: AnyModule, joins: Joins): string {
  if (scope === 'OPERATOR') return 'false';
  if ('entity' in scope) return `${comparedSql(scope.entity, module, joins)} = any(${ENTITIES})`;
  if ('animal' in scope) return `${comparedSql(scope.animal, module, joins)} in (${openedAnimals})`;
  return `${comparedSql(scope.owner, module, joins)} in (${readOwners})`;
}

/** How far rows reach: all, those of entities, or as far as the transaction says. */
export type Reach = 'ALL' | 'ENTITIES' | 'TRANSACTION';

const withReach = (reach: Reach, condition: string): string =>
  reach === 'ALL'
    ? 'true'
    : reach === 'ENTITIES'
      ? condition
      : `((select reporting.sees_all()) or ${condition})`;

interface RowsOptions {
  readonly reach: Reach;
  /** The columns that are needed; all of them by default. */
  readonly wanted?: ReadonlySet<string>;
  /** The references whose names are needed beside their numbers; all of them by default. */
  readonly named?: ReadonlySet<string>;
  /** The columns of the table, for the rows of a past day. */
  readonly past?: TableColumns;
  /** Whether rows of a territory count; as far as the transaction says for rows of a past day. */
  readonly hasTerritory?: boolean;
  /** Columns whose different values are counted. */
  readonly distinct?: ReadonlySet<string>;
  /** Of a set of several modules: whether a user sees the rows of one. As far as the transaction says unless given. */
  readonly sees?: (part: AnyModule) => boolean;
}

/** The stored fields that all modules have. */
const sharedFields = ([first, ...others]: readonly AnyModule[]): string[] =>
  Object.entries(first?.fields ?? {})
    .filter(
      ([name, { kind, options }]) =>
        KIND_OF_FIELD[kind] !== undefined &&
        !options.virtual &&
        others.every(({ fields }) => fields[name]?.kind === kind && !fields[name]?.options.virtual),
    )
    .map(([name]) => name);

/** The rows of several modules as those of one table: of each part that is seen. */
function partsSql(set: string, parts: readonly AnyModule[], sees?: (part: AnyModule) => boolean): string {
  const fields = sharedFields(parts)
    .map((name) => `, ${quoted(name)}`)
    .join('');
  const tables = parts.map(({ name, table }, at) => {
    const may = sees ? String(sees(parts[at]!)) : `(select reporting.may('${rightTo(set, name)}'))`;
    return `select '${name}'::text as part, id${fields} from ${quoted(table)} where ${may}`;
  });
  return `(${tables.join('\n  union all ')})`;
}

/** The rows of a data set as a statement, to be run where `reachStatement` was run before. */
export function rowsSql(
  set: DataSet,
  { reach, wanted, named, past, hasTerritory = past !== undefined, distinct, sees }: RowsOptions,
): string {
  const joins = new Joins();
  const isWanted = (name: string): boolean => wanted?.has(name) ?? true;
  const territory = hasTerritory && reach !== 'ALL' ? set.territory : undefined;
  const own = withReach(reach, scopeSql(set.scope, set.of, joins));
  const columns = Object.entries<ColumnValue | Column>(set.columns).filter(
    ([name]) => isWanted(name) || name in (set.only ?? {}) || name === territory?.municipality,
  );
  const compared = new Map<string, string>();
  const selected = columns.flatMap(([name, declared]) => {
    const column = columnSql(name, declared, set.of, joins);
    compared.set(name, column.compared);
    if (!isWanted(name)) return [];
    const owner = typeof declared === 'object' && 'value' in declared ? declared.ofOwner : undefined;
    const conditions = [
      ...(column.personal === undefined || reach !== 'TRANSACTION'
        ? []
        : [`(select reporting.may('${rightTo(set.name, name)}'))`]),
      ...(owner === undefined || reach === 'ALL'
        ? []
        : [withReach(reach, scopeSql({ owner }, set.of, joins))]),
      ...(territory?.hides.includes(name) ? [own] : []),
    ];
    const hide = (sql: string): string =>
      conditions.length === 0 ? sql : `case when ${conditions.join(' and ')} then ${sql} end`;
    const isNamed = column.names !== undefined && (named?.has(name) ?? true);
    return [
      `${hide(column.compared)} as ${comparedColumn(column)}`,
      ...(isNamed ? [`${hide(shownSql(column, joins))} as ${quoted(name)}`] : []),
      ...(territory?.hides.includes(name) && distinct?.has(name)
        ? [`${column.compared} as ${countedColumn(name)}`]
        : []),
    ];
  });
  const where = [
    ...(reach === 'TRANSACTION' ? [`(select reporting.may('${set.name}'))`] : []),
    territory ? `(${own} or ${compared.get(territory.municipality)!} = any(${TERRITORY}))` : own,
    ...(set.only ? [conditionSql(set.only, (name) => compared.get(name)!)] : []),
  ];
  return `select ${selected.length > 0 ? selected.join(',\n  ') : '1 as one'}
from ${past ? pastRows(set.of, past) : set.parts ? partsSql(set.name, set.parts, sees) : quoted(set.of.table)} t${joins.sql}
where ${where.join(' and ')}`;
}

/** The statement that makes the view of a data set, over its table or over the versions of its records. */
export const viewSql = (set: DataSet, past?: TableColumns): string =>
  `create view ${past ? pastViewName(set.name) : viewName(set.name)} with (security_barrier) as
${rowsSql(set, { reach: 'TRANSACTION', ...(past && { past }) })};
`;
