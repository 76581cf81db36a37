import sql, { join, type Sql } from 'sql-template-tag';
import {
  searchAddress,
  searchCounty,
  searchDistrict,
  searchParish,
} from '../../../resources/address/calls.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { likeText } from '../../crud/where.ts';
import type { Queryable } from '../../db/db.ts';
import { handleRead } from '../../http/handle.ts';

interface Paging {
  readonly currentPage?: string;
  readonly itemsPerPage?: string;
  readonly sortDirection?: string;
}

const idsOf = (text: string | undefined): number[] => (text ?? '').split(',').filter(Boolean).map(Number);

/** One page of `from`, ordered by `order`, which must tell rows apart. */
async function pageOf<Row>(db: Queryable, select: Sql, from: Sql, order: Sql, query: Paging, size: number) {
  const itemsPerPage = Math.min(Math.max(Number(query.itemsPerPage || size), 1), 100);
  const currentPage = Number(query.currentPage || 0);
  const [[counted], content] = [
    await db.query<{ total: number }>(sql`select count(*)::int as total ${from}`),
    await db.query<Row>(
      sql`select ${select} ${from} order by ${order} limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`,
    ),
  ];
  const totalItems = counted?.total ?? 0;
  return { content, totalItems, totalPages: Math.ceil(totalItems / itemsPerPage), currentPage, itemsPerPage };
}

/** Conditions over alias `t`: words anywhere in the name, the ids asked for, the places above. */
function where(query: { name?: string; ids?: string }, above?: readonly [Sql, string | undefined]): Sql {
  const parts: Sql[] = [sql`true`];
  for (const word of foldText(query.name ?? '')
    .split(' ')
    .filter(Boolean)) {
    parts.push(sql`fold_text(t.name) like ${`%${likeText(word)}%`}`);
  }
  if (query.ids) parts.push(sql`t.id = any(${idsOf(query.ids)}::bigint[])`);
  if (above?.[1]) parts.push(sql`${above[0]} = any(${idsOf(above[1])}::bigint[])`);
  return join(parts, ' and ');
}

const byName = ({ sortDirection }: Paging): Sql =>
  sortDirection === 'DESC' ? sql`t.name desc, t.id` : sql`t.name, t.id`;
const place = (alias: 'd' | 'c' | 'p'): Sql =>
  ({
    d: sql`jsonb_build_object('id', d.id, 'name', d.name)`,
    c: sql`jsonb_build_object('id', c.id, 'name', c.name)`,
    p: sql`case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name) end`,
  })[alias];

interface Place {
  readonly id: number;
  readonly name: string;
}

export const addressHandlers = [
  handleRead(searchDistrict, ({ db, query }) =>
    pageOf<Place>(
      db,
      sql`t.id, t.name`,
      sql`from district t where ${where(query)}`,
      byName(query),
      query,
      100,
    ),
  ),
  handleRead(searchCounty, ({ db, query }) =>
    pageOf<Place & { district: Place }>(
      db,
      sql`t.id, t.name, ${place('d')} as district`,
      sql`from county t join district d on d.id = t.district_id where ${where(query, [sql`t.district_id`, query.districtIds])}`,
      byName(query),
      query,
      20,
    ),
  ),
  handleRead(searchParish, ({ db, query }) =>
    pageOf<Place & { county: Place; district: Place }>(
      db,
      sql`t.id, t.name, ${place('c')} as county, ${place('d')} as district`,
      sql`from parish t join county c on c.id = t.county_id join district d on d.id = c.district_id
        where ${where(query, [sql`t.county_id`, query.countyIds])}`,
      byName(query),
      query,
      20,
    ),
  ),
  handleRead(searchAddress, ({ db, query }) =>
    pageOf<{
      postalCode: string;
      locality: string;
      street: string;
      parish: Place | null;
      county: Place;
      district: Place;
    }>(
      db,
      sql`t.cp4 || '-' || t.cp3 as postal_code, t.locality, t.street, ${place('p')} as parish, ${place('c')} as county, ${place('d')} as district`,
      sql`from postal_code t join county c on c.id = t.county_id join district d on d.id = c.district_id
        left join parish p on p.id = t.parish_id where t.cp4 = ${query.cp4} and t.cp3 = ${query.cp3}`,
      sql`t.locality, t.street`,
      query,
      100,
    ),
  ),
];
