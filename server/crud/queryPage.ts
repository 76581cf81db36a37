import sql, { type Sql } from 'sql-template-tag';
import { PAGE_DEFAULT, toPage } from '../../resources/kit/calls/paging.ts';
import type { Queryable } from '../db/db.ts';

interface Statement {
  readonly select: Sql;
  /** Tables and conditions, from `from` on. */
  readonly from: Sql;
  /** Distinguishes all rows. */
  readonly order: Sql;
  /** Rows on a page, unless the call says. */
  readonly size?: number;
}

/** The page and the direction that a call asks for. */
export interface AskedPage {
  readonly currentPage?: number | undefined;
  readonly itemsPerPage?: number | undefined;
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
}

/** Returns the direction asked for; the given one otherwise. */
export const directionOf = ({ sortDirection }: AskedPage, otherwise: 'ASC' | 'DESC' = 'DESC'): Sql =>
  (sortDirection ?? otherwise) === 'ASC' ? sql`asc` : sql`desc`;

/** Reads the page of rows that a call asks for, and how many there are. */
export async function queryPage<Row>(
  db: Queryable,
  { currentPage = 0, itemsPerPage: asked }: AskedPage,
  { select, from, order, size = PAGE_DEFAULT }: Statement,
) {
  const itemsPerPage = asked ?? size;
  const rows = await db.query<Row & { readonly total: number }>(sql`
    select count(*) over ()::int as total, ${select} ${from}
    order by ${order} limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
  return toPage(rows, { currentPage, itemsPerPage });
}
