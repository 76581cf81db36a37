import sql, { empty, type Sql } from 'sql-template-tag';
import { malformed } from '../errors.ts';
import type { SignedInCaller } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import type { Hooks } from './hooks.ts';
import { PAGE_DEFAULT, type SearchQuery } from './searchShape.ts';
import type { Table } from './table.ts';
import { COUNT_CAP, totalOf } from './total.ts';
import { whereOf } from './where.ts';

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
  readonly column: Sql;
}

/**
 * Finds a page. The ids of the page come first, from an index where the order has one, and only they
 * are joined and read whole: a page deep in a large table costs the walk, not the rows.
 */
export async function search(
  db: Queryable,
  table: Table,
  own: Hooks,
  given: SearchQuery,
  caller: SignedInCaller,
): Promise<Page> {
  const { query, ...asked } = own.asked?.(given, caller) ?? { query: given };
  const { scope } = asked;
  const hooks: Hooks = {
    ...own,
    ...(scope === undefined ? {} : { scope: () => scope }),
    ...(asked.present ? { present: asked.present } : {}),
  };
  const itemsPerPage = query.itemsPerPage ?? PAGE_DEFAULT;
  const currentPage = query.after ? 0 : (query.currentPage ?? 0);
  const property = query.sortProperty ?? table.module.list.sort[0];
  const direction = query.sortDirection ?? table.module.list.sort[1];
  const order: Order = { property, direction, column: table.columns.get(property)! };
  const where = whereOf(table, hooks, query, caller);
  const from = sql`${table.name} t`;
  const beyond = query.after ? sql` and ${afterCursor(order, query.after)}` : empty;
  const offset = currentPage * itemsPerPage;
  const rows = await db.query<Record<string, unknown> & { total: number | null }>(sql`
    with page as (
      select t.id, row_number() over () as place from (
        select t.id from ${from} where ${where}${beyond} ${orderBy(order)} limit ${itemsPerPage} offset ${offset}
      ) t
    ), counted as (select count(*)::int as total from (select 1 from ${from} where ${where} limit ${COUNT_CAP}) c)
    select ${table.select}${asked.select ? sql`, ${asked.select}` : empty}, counted.total, page.id is not null as is_row
    from counted left join page on true left join ${table.name} t on t.id = page.id${table.joins}
    order by page.place`);
  const counted = rows[0]?.total ?? 0;
  const content = rows
    .filter((row) => row.isRow)
    .map(({ total: _total, isRow: _isRow, ...record }) =>
      hooks.present ? hooks.present(record, caller) : record,
    );
  const total = await totalOf(db, from, where, counted);
  const last = content.at(-1);
  return {
    content,
    ...total,
    totalPages: Math.ceil(total.totalItems / itemsPerPage),
    currentPage,
    itemsPerPage,
    ...(last && content.length === itemsPerPage ? { cursor: cursorOf(last, property) } : {}),
  };
}

const orderBy = ({ column, direction, property }: Order): Sql => {
  const way = direction === 'ASC' ? sql`asc` : sql`desc`;
  return property === 'id' ? sql`order by t.id ${way}` : sql`order by ${column} ${way}, t.id ${way}`;
};

const cursorOf = (record: Record<string, unknown>, property: string): string =>
  Buffer.from(JSON.stringify([property, record[property] ?? null, record.id])).toString('base64url');

function afterCursor({ property, direction, column }: Order, cursor: string): Sql {
  const [of, value, id] = readCursor(cursor);
  if (of !== property) throw malformed(['after']);
  const asc = direction === 'ASC';
  if (property === 'id') return asc ? sql`t.id > ${id}` : sql`t.id < ${id}`;
  // Empty values sort last upwards and first downwards, as PostgreSQL has it.
  if (value === null) {
    return asc
      ? sql`(${column} is null and t.id > ${id})`
      : sql`((${column} is null and t.id < ${id}) or ${column} is not null)`;
  }
  return asc
    ? sql`((${column}, t.id) > (${value}, ${id}) or ${column} is null)`
    : sql`(${column}, t.id) < (${value}, ${id})`;
}

function readCursor(cursor: string): [string, string | number | boolean | null, number] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(parsed) &&
      parsed.length === 3 &&
      typeof parsed[0] === 'string' &&
      (parsed[1] === null || ['string', 'number', 'boolean'].includes(typeof parsed[1])) &&
      Number.isSafeInteger(parsed[2])
    ) {
      return parsed as [string, string | number | boolean | null, number];
    }
  } catch {
    // Falls through: whatever it is, it is none of our cursors.
  }
  throw malformed(['after']);
}
