import sql, { join, type Sql } from 'sql-template-tag';
import { toPage } from '../../../resources/kit/calls/paging.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { likeText } from '../../crud/where.ts';
import type { Queryable } from '../../db/db.ts';

interface Paging {
  readonly currentPage?: number | undefined;
  readonly itemsPerPage?: number | undefined;
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
}

/** A district, county or parish as it is named beside others. */
export interface Place {
  readonly id: number;
  readonly name: string;
}

/** One page of `from`, ordered by `order`, which must tell rows apart; `size` rows unless the query says. */
export async function lookupPage<Row>(
  db: Queryable,
  { select, from, order }: { readonly select: Sql; readonly from: Sql; readonly order: Sql },
  { currentPage = 0, itemsPerPage: asked }: Paging,
  size: number,
) {
  const itemsPerPage = asked ?? size;
  const rows = await db.query<Row & { readonly total: number }>(sql`
    select count(*) over ()::int as total, ${select} ${from}
    order by ${order} limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
  return toPage(rows, { currentPage, itemsPerPage });
}

/** Conditions over alias `t`: words anywhere in the name, the ids asked for, the places above. */
export function where(
  query: { name?: string | undefined; ids?: number[] | undefined },
  above?: readonly [Sql, number[] | undefined],
): Sql {
  const parts: Sql[] = [sql`true`];
  for (const word of foldText(query.name ?? '')
    .split(' ')
    .filter(Boolean)) {
    parts.push(sql`fold_text(t.name) like ${`%${likeText(word)}%`}`);
  }
  if (query.ids) parts.push(sql`t.id = any(${query.ids}::bigint[])`);
  if (above?.[1]) parts.push(sql`${above[0]} = any(${above[1]}::bigint[])`);
  return join(parts, ' and ');
}

/** By name, in the direction asked for. */
export const byName = ({ sortDirection }: Paging): Sql =>
  sortDirection === 'DESC' ? sql`t.name desc, t.id` : sql`t.name, t.id`;

/** A place as lists have it: of a district `d`, a county `c`, or a parish `p` that may be missing. */
export const place = (alias: 'd' | 'c' | 'p'): Sql =>
  ({
    d: sql`jsonb_build_object('id', d.id, 'name', d.name)`,
    c: sql`jsonb_build_object('id', c.id, 'name', c.name)`,
    p: sql`case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name) end`,
  })[alias];
