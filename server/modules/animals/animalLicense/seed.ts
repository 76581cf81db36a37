import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** Years of licences that an animal has at most. */
const MAX_YEARS = 20;

/** Writes the licences of each animal: one a year, back from the one in force or the last to the registration. */
export async function writeLicences(tx: Queryable): Promise<void> {
  await tx.query(sql`
    insert into animal_license (animal_id, license_date, date_end, created_entity_id, creation_timestamp, search_text)
    select a.id, l.day, (a.license_date_end - make_interval(years => n))::date, a.entity_id, l.day + time '10:00', l.day::text
    from animal a, generate_series(0, ${MAX_YEARS}::int) n,
      lateral (select (a.license_date_end - make_interval(years => n + 1))::date as year_before) y,
      -- A year before 28 February can be 29 February: the day of the registration, which is the first licence.
      lateral (select case n when 0 then greatest(y.year_before, a.registration_date) else y.year_before end as day) l
    where a.license_date_end is not null and (n = 0 or l.day >= a.registration_date)
      and not exists (select from animal_license k where k.animal_id = a.id)
    order by a.id, l.day`);
}
