import sql, { type Sql } from 'sql-template-tag';
import { asPage, PAGE_DEFAULT } from '../../resources/kit/calls/paging.ts';
import type { Queryable } from '../db/db.ts';
import { totalOf } from './total.ts';

interface Statement {
  readonly select: Sql;
  /** The tables. */
  readonly from: Sql;
  readonly where: Sql;
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

/** Reads the page of rows that a call asks for, and how many there are: counted up to `COUNT_CAP`, then estimated. */
export async function queryPage<Row>(
  db: Queryable,
  { currentPage = 0, itemsPerPage: asked }: AskedPage,
  { select, from, where, order, size = PAGE_DEFAULT }: Statement,
) {
  const itemsPerPage = asked ?? size;
  const offset = currentPage * itemsPerPage;
  const rows = await db.query<Row>(sql`
    select ${select} from ${from} where ${where} order by ${order} limit ${itemsPerPage} offset ${offset}`);
  // A page that is not full is the last one.
  const isLast = rows.length < itemsPerPage && (rows.length > 0 || offset === 0);
  const total = isLast ? { totalItems: offset + rows.length } : await totalOf(db, from, where);
  return { ...asPage(rows, total.totalItems, { currentPage, itemsPerPage }), ...total };
}
