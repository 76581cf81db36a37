import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Field } from '../../resources/kit/fields.ts';
import { asPage, PAGE_DEFAULT } from '../../resources/kit/calls/paging.ts';
import { malformed } from '../errors.ts';
import type { SignedInCaller } from '../context.ts';
import { getOne, type Queryable } from '../db/db.ts';
import { ident, toSnake } from '../db/sql.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { CrudModule, Hooks } from './hooks.ts';
import type { SearchQuery } from './searchQuery.ts';
import { masksFor, redactFor, scopeColumns, type RowMask } from '../write/redaction.ts';
import { COUNT_CAP, listTotal } from './total.ts';
import { isWalkedByIndex, walk, type Walk } from './walk.ts';
import { fieldOfFilter, whereOf } from './where.ts';

/** A page of records, as every list answers. */
export interface Page<T = Record<string, unknown>> {
  readonly content: readonly T[];
  readonly totalItems: number;
  readonly totalPages: number;
  /** Counts from 0. */
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly totalIsEstimate?: true;
  /** Give it as `after` to have the next page without counting rows. */
  readonly cursor?: string;
}

interface Order {
  readonly property: string;
  readonly direction: 'ASC' | 'DESC';
  /** The column, or of a text its place in a list. */
  readonly column: Sql;
  /** Rows that stand before all others. */
  readonly first: Sql | undefined;
  /** Of the field; `id` has none. */
  readonly kind: Field['kind'] | undefined;
}

/**
 * Finds a page. The first statement has the ids in order and the count, from one table and its indexes, and is planned for
 * the very values asked for; the last reads those records with everything that is joined to them, and is planned once for
 * good.
 */
export async function search(
  db: Queryable,
  table: CrudModule,
  given: SearchQuery,
  caller: SignedInCaller,
): Promise<Page> {
  const { hooks: own } = table;
  const { query, scope } = own.prepareSearch?.(given, caller) ?? { query: given };
  const hooks: Hooks = { ...own, ...(scope === undefined ? {} : { scope: () => scope }) };
  const itemsPerPage = query.itemsPerPage ?? PAGE_DEFAULT;
  const currentPage = query.after ? 0 : (query.currentPage ?? 0);
  const property = query.sortProperty ?? table.module.list.sort[0];
  const direction = query.sortDirection ?? table.module.list.sort[1];
  const isWidened = scope !== undefined;
  const masks = masksFor(table, caller, isWidened || own.isInScope !== undefined);
  refuseHidden(table, masks, property, query);
  const order: Order = {
    property,
    direction,
    column: placeColumn(table, property),
    first: own.firstOf?.(query),
    kind: table.module.fields[property]?.kind,
  };
  const { where, branches } = whereOf(table, hooks, query, caller, masks);
  const from = sql`${table.name} t`;
  const beyond = query.after ? sql` and ${afterCursor(table, order, query.after)}` : empty;
  const offset = currentPage * itemsPerPage;
  const page = sql`limit ${itemsPerPage} offset ${offset}`;
  // Rows that meet several alternatives are found once.
  const selected = (more: Sql, end: Sql): Sql =>
    join(
      branches.map(
        (one) =>
          sql`(select t.id, ${order.column} as place${order.first ? sql`, (${order.first}) as is_first` : empty} from ${from} where ${one}${more} ${end})`,
      ),
      ' union ',
    );
  const byPlace = orderBy({ ...order, column: sql`t.place`, first: order.first && sql`t.is_first` });
  const isAlone = branches.length === 1 && order.first === undefined;
  const list: Walk = {
    from,
    where,
    beyond,
    orderBy: orderBy(order),
    column: order.column,
    byPlace,
    limit: itemsPerPage,
    offset,
  };
  const walked =
    branches.length === 1
      ? sql`array(select t.id from ${from} where ${where}${beyond} ${orderBy(order)} ${page})`
      : sql`array(select t.id from (${selected(beyond, sql`${orderBy(order)} limit ${offset + itemsPerPage}`)}) t
          ${byPlace} ${page})`;
  const { large, isLong, of: totalOf } = listTotal(db, from, where);
  const isServed = isLong && (!isAlone || isWalkedByIndex(db, list));
  // Few matches serve page and count alike; with many, walking in order soon fills a page. The walk waits until it is known
  // to be needed: its conditions take as long to plan as those of the count, and most searches find few.
  const few = large
    ? undefined
    : await getOne<{ readonly ids: number[] | null; readonly counted: number }>(
        db,
        sql`with few as materialized (${selected(empty, sql`limit ${COUNT_CAP}`)}),
      counted as materialized (select count(*)::int as rows from few)
      select counted.rows as counted, ${
        query.after
          ? isAlone
            ? sql`case when counted.rows < ${COUNT_CAP}::int then ${walked} end`
            : walked
          : sql`case when counted.rows < ${COUNT_CAP}::int
            then array(select t.id from few t ${byPlace} ${page}) ${isServed ? sql`else ${walked}` : empty} end`
      } as ids from counted`,
      );
  const ids =
    few?.ids ??
    (isAlone
      ? await walk(db, list)
      : (await getOne<{ ids: number[] }>(db, sql`select ${walked} as ids`)).ids);
  const records = await readAll(db, table, scopeColumns(table, caller, isWidened), ids);
  const content = records.map(redactFor(table, caller));
  const total = large ?? (await totalOf(few?.counted ?? COUNT_CAP));
  const last = records.at(-1);
  return {
    ...asPage(content, total.totalItems, { currentPage, itemsPerPage }),
    ...total,
    // A cursor says where a page ended in one order: those that stand first have another.
    ...(last && !order.first && ids.length === itemsPerPage ? { cursor: writeCursor(last, property) } : {}),
  };
}

/**
 * The number of ids that PostgreSQL assumes where it cannot know it. A plan for fewer looks cheaper than the stored
 * one, and so would be made anew for each search that finds little: 2 ms for an animal with all that is joined.
 */
const PLANNED_IDS = 10;

const padded = (ids: readonly number[]): number[] => [
  ...ids,
  ...Array.from({ length: Math.max(0, PLANNED_IDS - ids.length) }, () => ids[0]!),
];

/** These records in this order; one that went in between is left out. */
async function readAll(
  db: Queryable,
  table: CrudModule,
  more: Sql | undefined,
  ids: readonly number[],
): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Record<string, unknown>>(
    sql`select ${table.select}${more ? sql`, ${more}` : empty} from ${table.name} t${table.joins} where t.id = any(${padded(ids)}::bigint[])`,
  );
  const byId = new Map(rows.map((row) => [row.id as number, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Refuses a filter on a field that the caller sees on no row, and an order by one that is hidden on any. */
function refuseHidden(
  table: CrudModule,
  masks: readonly RowMask[],
  property: string,
  query: SearchQuery,
): void {
  const refused = Object.keys(query).filter((name) =>
    masks.some(({ names, unless }) => unless === null && names.has(fieldOfFilter(table, name))),
  );
  if (masks.some(({ names }) => names.has(property))) refused.push('sortProperty');
  if (refused.length > 0) throw malformed(refused);
}

/** Texts are ordered as they are read, by their folded letters; the order of a database follows its locale. */
function placeColumn({ module, columns }: CrudModule, property: string): Sql {
  const column = columns.get(property)!;
  const field = module.fields[property];
  if (field?.kind !== 'text') return column;
  return field.hasOrderColumn
    ? sql`t.${ident(`${toSnake(property)}_order`)}`
    : sql`sort_text(${column}) collate "C"`;
}

const orderBy = ({ column, direction, property, first }: Order): Sql => {
  const way = direction === 'ASC' ? sql`asc` : sql`desc`;
  const head = first ? sql`coalesce(${first}, false) desc, ` : empty;
  return property === 'id'
    ? sql`order by ${head}t.id ${way}`
    : sql`order by ${head}${column} ${way}, t.id ${way}`;
};

function afterCursor(table: CrudModule, { property, direction, column, kind }: Order, cursor: string): Sql {
  const { value, id } = readCursor(cursor, property, kind);
  const asc = direction === 'ASC';
  if (property === 'id') return asc ? sql`t.id > ${id}` : sql`t.id < ${id}`;
  // Empty values sort last upwards and first downwards, as PostgreSQL has it.
  if (value === null) {
    return asc
      ? sql`(${column} is null and t.id > ${id})`
      : sql`((${column} is null and t.id < ${id}) or ${column} is not null)`;
  }
  // A cursor has milliseconds and the column microseconds: the row itself says exactly where the page ended.
  const exact =
    kind === 'timestamp'
      ? sql`coalesce((select ${column} from ${table.name} t where t.id = ${id}), ${value}::timestamptz)`
      : kind === 'text'
        ? sql`sort_text(${value}::text) collate "C"`
        : sql`${value}`;
  return asc
    ? sql`((${column}, t.id) > (${exact}, ${id}) or ${column} is null)`
    : sql`(${column}, t.id) < (${exact}, ${id})`;
}
