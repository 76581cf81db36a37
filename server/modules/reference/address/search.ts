import sql, { type Sql } from 'sql-template-tag';
import {
  searchAddress,
  searchCounty,
  searchDistrict,
  searchParish,
} from '../../../../resources/reference/address/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';
import { directionOf, queryPage, type AskedPage } from '../../../crud/queryPage.ts';
import { hasWords } from '../../../crud/where.ts';
import { hasWholeCountry } from './hasWholeCountry.ts';
import { handleRead } from '../../../http/handle.ts';

/** Counties and parishes on a page. */
const PLACES = 20;

type Row<C> = AnswerOf<C> extends { content: (infer R)[] } ? R : never;

/** A district `d`, a county `c`, or a parish `p` that may be missing, as it is named beside others. */
const PLACE = {
  d: sql`jsonb_build_object('id', d.id, 'name', d.name)`,
  c: sql`jsonb_build_object('id', c.id, 'name', c.name)`,
  p: sql`case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name) end`,
};

interface Names {
  readonly name?: string | undefined;
  readonly ids?: number[] | undefined;
}

const isAmong = (column: Sql, ids: number[] | undefined): Sql =>
  ids ? sql`${column} = any(${ids}::bigint[])` : sql`true`;

/** Whether the place `t` has the name, and is among the ids, that are asked for. */
const isAsked = ({ name = '', ids }: Names): Sql =>
  sql`${hasWords(sql`fold_text(t.name)`, name)} and ${isAmong(sql`t.id`, ids)}`;

const byName = (query: AskedPage): Sql => sql`t.name ${directionOf(query, 'ASC')}, t.id`;

export const searchDistrictHandler = handleRead(searchDistrict, ({ db, query }) =>
  queryPage<Row<typeof searchDistrict>>(db, query, {
    select: sql`t.id, t.name`,
    from: sql`district t`,
    where: sql`${isAsked(query)}`,
    order: byName(query),
    size: PAGE_MAX,
  }),
);

export const searchCountyHandler = handleRead(searchCounty, ({ db, query }) =>
  queryPage<Row<typeof searchCounty>>(db, query, {
    select: sql`t.id, t.name, ${PLACE.d} as district`,
    from: sql`county t join district d on d.id = t.district_id`,
    where: sql`${isAsked(query)} and ${isAmong(sql`t.district_id`, query.districtIds)}`,
    order: byName(query),
    size: PLACES,
  }),
);

export const searchParishHandler = handleRead(searchParish, ({ db, query }) =>
  queryPage<Row<typeof searchParish>>(db, query, {
    select: sql`t.id, t.name, ${PLACE.c} as county, ${PLACE.d} as district`,
    from: sql`parish t join county c on c.id = t.county_id join district d on d.id = c.district_id`,
    where: sql`${isAsked(query)} and ${isAmong(sql`t.county_id`, query.countyIds)}`,
    order: byName(query),
    size: PLACES,
  }),
);

export const searchAddressHandler = handleRead(searchAddress, async ({ db, query }) => ({
  ...(await queryPage<Row<typeof searchAddress>>(db, query, {
    select: sql`t.cp4 || '-' || t.cp3 as postal_code, t.locality, t.street, ${PLACE.p} as parish,
        ${PLACE.c} as county, ${PLACE.d} as district`,
    from: sql`postal_code t join county c on c.id = t.county_id join district d on d.id = c.district_id
        left join parish p on p.id = t.parish_id`,
    where: sql`t.cp4 = ${query.cp4} and t.cp3 = ${query.cp3}`,
    order: sql`t.locality, t.street`,
    size: PAGE_MAX,
  })),
  isWholeCountry: await hasWholeCountry(db),
}));
