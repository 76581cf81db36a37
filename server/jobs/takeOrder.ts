import sql, { type Sql } from 'sql-template-tag';

/** Selects the ids of the rows that are taken next, and locks them. `held` are those that this process works on. */
export type TakeOrder = (kinds: readonly string[], held: readonly number[], most: number) => Sql;

const isDue = (kinds: readonly string[], held: readonly number[]): Sql =>
  sql`o.done_timestamp is null and o.next_attempt <= now() and o.kind = any(${[...kinds]}::text[])
    and o.id <> all(${[...held]}::bigint[])`;

/** The order of those that are due longest, served by the index of due rows however many wait. */
export const byMoment: TakeOrder = (kinds, held, most) => sql`
  select o.id from outbox o where ${isDue(kinds, held)}
  order by o.next_attempt, o.id limit ${most} for update skip locked`;

/**
 * The order of priority, then of turns: the user whose row was taken longest ago comes first, so that one with many rows
 * keeps no other waiting. A row waits while another of its key runs; where the server of that one was killed, that row
 * itself is due again.
 */
export const byTurn: TakeOrder = (kinds, held, most) => sql`
  select o.id from outbox o join (
    select o.id, row_number() over (
        partition by coalesce(o.run_key, o.id::text) order by o.is_running desc, o.priority desc, o.next_attempt, o.id) as place,
      (select max(r.taken_timestamp) from outbox r where r.user_id = o.user_id) as last_turn
    from outbox o
    where ${isDue(kinds, held)} and (o.run_key is null or not exists (
      select from outbox r where r.run_key = o.run_key and r.is_running and r.id <> o.id))) ranked using (id)
  where ranked.place = 1 and ${isDue(kinds, held)}
  order by o.priority desc, ranked.last_turn nulls first, o.next_attempt, o.id
  limit ${most} for update of o skip locked`;
