import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/db.ts';
import { hashAdvertCode } from '../record/adverts.ts';

/** The code of every demonstration advert. */
const DEMO_CODE = 'ADVEKT47';
const ADVERTS = 3;

/** Adverts of a few animals: codes in force, and checks of them. */
export async function writeAdverts(tx: Queryable): Promise<void> {
  const animals = await tx.query<{ id: number; transponder: string }>(sql`
    select id, transponder from animal
    where status = 'NORMAL' and not is_locked and entity_id is not null
      and not exists (select from animal_transfer x where x.animal_id = animal.id and not x.closed)
    order by id limit ${ADVERTS}`);
  for (const { id, transponder } of animals) {
    const hash = await hashAdvertCode(transponder, DEMO_CODE);
    await tx.query(sql`
      with code as (
        insert into advert_code (animal_id, owner_id, code_hash, creation_entity_id, creation_timestamp, end_timestamp)
        select id, owner_id, ${hash}, entity_id, now() - interval '12 days', now() + interval '78 days'
        from animal where id = ${id} returning id, animal_id
      )
      insert into advert_check (animal_id, advert_code_id, creation_timestamp)
      select animal_id, case when n = 2 then null else id end, now() - n * interval '29 hours'
      from code, generate_series(1, 4) n`);
  }
}
