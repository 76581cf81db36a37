import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPossibleEnd, type VaccinePeriod } from '../../resources/animals/healthIntervention/rabies.ts';
import type { Dose } from '../../resources/animals/healthIntervention/types.ts';
import type { Db } from '../../server/db/db.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { testDatabase } from '../helpers/database.ts';

const TODAY = '2026-11-20';
let db: Db;

beforeAll(async () => {
  db = await testDatabase();
  await seedDemo(db, { productToken: 'COLEIRA' }, { today: TODAY, drawings: 2 });
});
afterAll(() => db.close());

const count = async (of: string): Promise<number> =>
  (await db.query<{ n: number }>(sql`select count(*)::int as n from ${raw(of)}`))[0]!.n;

describe('the animals of the demonstration', () => {
  it.each([
    ['normal', "animal where status = 'NORMAL' and not is_locked"],
    ['lost', "animal where status = 'LOST'"],
    ['found', "animal where status = 'FOUND'"],
    ['dead, locked by the death', "animal where status = 'DEAD' and is_locked and lock_reason = 'DEATH'"],
    ['locked by staff', "animal where status = 'NORMAL' and is_locked and lock_reason = 'STAFF'"],
    ['of another register', 'animal where is_external'],
    ['with faulty data', "animal where errors <> '[]'"],
    ['with a second transponder', 'animal where second_transponder is not null'],
    ['protected against rabies', `animal where rabies_immunization_date_end >= '${TODAY}'`],
    ['no longer protected', `animal where rabies_immunization_date_end < '${TODAY}'`],
    ['never vaccinated', 'animal where rabies_immunization_date_end is null'],
    ['licensed', `animal where license_date_end >= '${TODAY}'`],
    ['with a licence that ended', `animal where license_date_end < '${TODAY}'`],
    [
      'of a breed that takes a licence, without one',
      `animal a join breed b on b.id = a.breed_id
      where b.has_licensing and a.license_date_end is null`,
    ],
    ['sterilised', 'animal where is_sterilized'],
    ['not sterilised', 'animal where not is_sterilized'],
    ['sterilised at the owner’s cost', "health_intervention where sterilization_type = 'PRIVATE'"],
    ['sterilised by the county', "health_intervention where sterilization_type = 'FINANCED_BY_COUNTY'"],
    ['with a proof of life', 'health_intervention where type_id = 12 and is_disclaimer_accepted'],
    ['with an amputation', 'health_intervention where type_id = 10'],
    ['with an aggression', "aggression where register_type = 'REGISTER_AGGRESSION'"],
    ['cleared of one', "aggression where register_type = 'REGISTER_CLEAR'"],
    ['with a lost report to validate', "lost_animal where validation_status = 'PENDING'"],
    ['with a refused lost report', "lost_animal where validation_status = 'REJECTED'"],
    ['home again', "lost_animal where is_closed and delivery_status = 'DELIVERED_TO_OWNER'"],
    ['brought to a pound', "lost_animal where is_closed and delivery_status = 'DELIVERED_TO_CRO'"],
    ['found without being registered', 'lost_animal where animal_id is null and not is_closed'],
    ['merged', 'animal_merge where not is_reverted'],
    ['merged by mistake', 'animal_merge where is_reverted'],
    [
      'with a transfer to decide',
      "animal_transfer where not closed and validation_status = 'WAITING_VALIDATION'",
    ],
    [
      'with a transfer that lacks papers',
      "animal_transfer where not closed and validation_status = 'WAITING_DOCUMENTATION'",
    ],
    ['transferred', 'animal_transfer where closed and accepted'],
    ['with a refused transfer', 'animal_transfer where closed and not accepted'],
    ['with a withdrawn transfer', 'animal_transfer where closed and accepted is null'],
    ['whose death is reported', 'death_request where not closed'],
    ['whose pre-registration waits', 'animal_pre_register where not closed'],
    ['potentially dangerous', "animal where breed_category = 'G'"],
    ['dangerous', "animal where breed_category = 'H'"],
  ])('one of each state › %s', async (_what, of) => {
    expect(await count(of)).toBeGreaterThan(0);
  });
});

/** What no life allows: each answers the animals to which it happened. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
  'an intervention before birth': `health_intervention e join animal a on a.id = e.animal_id
    where e.execution_date < a.birthdate`,
  'an intervention after death': `health_intervention e join animal a on a.id = e.animal_id
    where e.execution_date > a.death_date`,
  'an intervention to come': `health_intervention e where e.execution_date > '${TODAY}'`,
  'an intervention recorded before it was done': `health_intervention e
    where e.creation_timestamp::date < e.execution_date`,
  'a rabies vaccination before twelve weeks': `health_intervention e join animal a on a.id = e.animal_id
    where e.type_id = 8 and e.execution_date < a.birthdate + 84`,
  'a rabies vaccination without a transponder': `health_intervention e join animal a on a.id = e.animal_id
    where e.type_id = 8 and e.execution_date < a.registration_date`,
  'a sterilisation before two months': `health_intervention e join animal a on a.id = e.animal_id
    where e.type_id = 9 and e.execution_date < a.birthdate + 60`,
  'a batch that had expired': `health_intervention e where e.batch_expiration_date < e.execution_date`,
  'a licence before the registration': `animal_license e join animal a on a.id = e.animal_id
    where e.license_date < a.registration_date`,
  'a licence before birth': `animal_license e join animal a on a.id = e.animal_id
    where e.license_date < a.birthdate`,
  'a licence after death, or to come': `animal_license e join animal a on a.id = e.animal_id
    where e.license_date > least(a.death_date, '${TODAY}'::date)`,
  'a licence of a breed that takes none': `animal_license e join animal a on a.id = e.animal_id
    join breed b on b.id = a.breed_id where not b.has_licensing`,
  'two licences of one day': `(select animal_id from animal_license group by animal_id, license_date
    having count(*) > 1) e`,
  'an aggression before birth, after death, or to come': `aggression e join animal a on a.id = e.animal_id
    where e.aggression_date < a.birthdate or e.aggression_date > least(a.death_date, '${TODAY}'::date)`,
  'a clearing without an aggression before it': `aggression e where e.register_type = 'REGISTER_CLEAR'
    and not exists (select from aggression b where b.animal_id = e.animal_id
      and b.register_type = 'REGISTER_AGGRESSION' and b.aggression_date < e.aggression_date)`,
  'a loss before the registration or after death': `lost_animal e join animal a on a.id = e.animal_id
    where e.event_date < a.registration_date or e.event_date > least(a.death_date, '${TODAY}'::date)`,
  'a report before what it reports': `lost_animal e where e.creation_timestamp::date < e.event_date`,
  'a process closed before it was open': `lost_animal e where e.closed_date < e.creation_timestamp`,
  'a missing animal without an open report': `animal a where a.status in ('LOST', 'FOUND')
    and not exists (select from lost_animal l where l.animal_id = a.id and not l.is_closed)`,
  'an animal at home with an accepted open report': `lost_animal e join animal a on a.id = e.animal_id
    where not e.is_closed and e.validation_status = 'ACCEPTED' and a.status not in ('LOST', 'FOUND')`,
  'a missing animal, in its versions, before its report': `record_version v join animal a on a.id = v.record_id
    join lost_animal l on l.animal_id = a.id and not l.is_closed
    where v.module = 'animal' and v.version > 1 and a.status in ('LOST', 'FOUND')
      and v.data ->> 'status' in ('LOST', 'FOUND') and v.revision_timestamp < l.creation_timestamp`,
  'a transfer before the registration': `animal_transfer e join animal a on a.id = e.animal_id
    where e.creation_timestamp < a.creation_timestamp`,
  'a transfer decided before it was asked for': `animal_transfer e
    where e.last_update_timestamp < e.creation_timestamp`,
  'a transfer of a dead animal': `animal_transfer e join animal a on a.id = e.animal_id
    where e.creation_timestamp::date > a.death_date`,
  'an open transfer of an animal that is not normal': `animal_transfer e join animal a on a.id = e.animal_id
    where not e.closed and a.status <> 'NORMAL' and e.lost_animal_status is null`,
  'a merge before both were registered': `animal_merge e join animal a on a.id = e.animal_id
    where e.creation_timestamp::date < greatest(a.registration_date, e.old_registration_date)
      or e.revert_timestamp < e.creation_timestamp`,
  'a version before the one it follows': `record_version v join record_version b on b.module = v.module
    and b.record_id = v.record_id and b.version = v.version - 1
    where v.module = 'animal' and v.revision_timestamp < b.revision_timestamp`,
  'a registration in the versions on another day': `record_version v join animal a on a.id = v.record_id
    where v.module = 'animal' and v.version = 1 and v.revision_timestamp <> a.creation_timestamp`,
  'a death in the versions before it happened': `record_version v join animal a on a.id = v.record_id
    where v.module = 'animal' and v.data ->> 'status' = 'DEAD' and v.revision_timestamp::date < a.death_date`,
  'a death reported before it happened': `death_request e where e.creation_timestamp::date < e.death_date`,
  'a note on a death before it happened': `observation e join animal a on a.id = e.animal_id
    where e.creation_timestamp::date <= a.death_date`,
  'an observation before the registration': `observation e join animal a on a.id = e.record_id
    where e.module = 'animal' and e.creation_timestamp < a.creation_timestamp`,
};

describe('the lives of the demonstration', () => {
  it.each(Object.entries(IMPOSSIBLE))('impossible › %s', async (_what, of) => {
    expect(await db.query(sql`select * from ${raw(of)} limit 3`)).toEqual([]);
  });

  it('each rabies protection › ends where vaccine and dose allow it', async () => {
    const given = await db.query<
      VaccinePeriod & { executionDate: string; immunizationDateEnd: string; dose: Dose; animalId: number }
    >(sql`select e.animal_id, e.execution_date, e.immunization_date_end, e.dose, v.immunization_time_period,
        v.immunization_time_unit from health_intervention e join vaccine v on v.id = e.vaccine_id`);
    expect(given.length).toBeGreaterThan(1000);
    expect(
      given.filter((one) => !isPossibleEnd(one.immunizationDateEnd, one.executionDate, one.dose, one)),
    ).toEqual([]);
  });

  it('no record › is written before it happens', async () => {
    const tables = await db.query<{ tableName: string }>(sql`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'creation_timestamp' order by 1`);
    const late: Record<string, number> = {};
    for (const { tableName } of tables) {
      const found = await count(
        `${tableName} where creation_timestamp::date > greatest('${TODAY}'::date, now()::date)`,
      );
      if (found > 0) late[tableName] = found;
    }
    expect(late).toEqual({});
  });

  it('no record › was last changed before it was made', async () => {
    const tables = await db.query<{ tableName: string }>(sql`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('creation_timestamp', 'last_update_timestamp')
      group by 1 having count(*) = 2 order by 1`);
    expect(tables.map(({ tableName }) => tableName)).toContain('owner_data_update');
    const early: Record<string, number> = {};
    for (const { tableName } of tables) {
      const found = await count(`${tableName} where last_update_timestamp < creation_timestamp`);
      if (found > 0) early[tableName] = found;
    }
    expect(early).toEqual({});
  });
});
