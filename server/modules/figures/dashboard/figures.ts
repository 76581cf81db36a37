import sql, { empty, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import {
  MONTHS_AHEAD,
  MONTHS_BACK,
  MONTHS_OF_REQUESTS,
  REQUEST_STATES,
  TOP_BREEDS,
  type figureShapes,
} from '../../../../resources/figures/dashboard/figures.ts';
import type { Queryable } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';

/** The entities whose animals count; `null` for the whole country. */
export type Reach = readonly number[] | null;

const thisMonth = sql`date_trunc('month', ${registerDay}::timestamp)`;

/** Returns the counts of one measure: the sums and the changes that are not yet in them. */
const counted = (measure: string, reach: Reach): Sql => {
  const scope = reach === null ? empty : sql` and entity_id = any(${[...reach]}::bigint[])`;
  return sql`(
    select month, part, count from tally where measure = ${measure}${scope}
    union all
    select month, part, change from tally_change where measure = ${measure}${scope})`;
};

/** The months from one to the other around the present one, each with its figure, also where there is none. */
const byMonth = (measure: string, reach: Reach, from: number, to: number): Sql => sql`
  select to_char(m.month, 'YYYY-MM') as month, coalesce(sum(t.count), 0)::int as count
  from generate_series(
    ${thisMonth} + make_interval(months => ${from}::int),
    ${thisMonth} + make_interval(months => ${to}::int),
    interval '1 month') m(month)
  left join ${counted(measure, reach)} t on t.month = m.month::date
  group by m.month order by m.month`;

/** The species is the topmost of a breed's groups. */
const livingByBreed = (reach: Reach): Sql => sql`
  with recursive tree as (
    select id, name as species from breed where parent_id is null
    union all
    select b.id, tree.species from breed b join tree on b.parent_id = tree.id)
  select b.id, b.name, tree.species, sum(t.count)::int as count
  from ${counted('LIVING', reach)} t join breed b on b.id::text = t.part join tree on tree.id = b.id
  group by b.id, b.name, tree.species having sum(t.count) > 0
  order by count desc, b.name`;

interface Monthly {
  readonly month: string;
  readonly count: number;
}
interface Bred {
  readonly id: number;
  readonly name: string;
  readonly species: string;
  readonly count: number;
}

function speciesOf(breeds: readonly Bred[]): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const { species, count } of breeds) sums.set(species, (sums.get(species) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

export type Figures = { readonly [K in keyof typeof figureShapes]: z.infer<(typeof figureShapes)[K]> };

/** All figures of the register and the number of living animals, from sums that are kept as records change. */
export async function countFigures(
  db: Queryable,
  reach: Reach,
): Promise<Figures & { readonly living: number }> {
  const [registrations, breeds, requests, rabiesEnds] = await Promise.all([
    db.query<Monthly>(byMonth('REGISTERED', reach, 1 - MONTHS_BACK, 0)),
    db.query<Bred>(livingByBreed(reach)),
    db.query<{ part: string; count: number }>(sql`
      select part, sum(count)::int as count from ${counted('TRANSFER', reach)} t
      where month > ${thisMonth} - make_interval(months => ${MONTHS_OF_REQUESTS}::int)
      group by part`),
    db.query<Monthly>(byMonth('RABIES_END', reach, 0, MONTHS_AHEAD - 1)),
  ]);
  return {
    living: breeds.reduce((sum, { count }) => sum + count, 0),
    registrations,
    species: speciesOf(breeds),
    breeds: breeds.slice(0, TOP_BREEDS),
    requests: REQUEST_STATES.map((state) => ({
      state,
      count: requests.find(({ part }) => part === state)?.count ?? 0,
    })),
    rabiesEnds,
  };
}
