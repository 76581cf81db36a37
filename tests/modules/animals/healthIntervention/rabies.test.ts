import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { addDays, addYears } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { daysAgo, grownAnimal, refusal, TODAY, vaccineOf } from './interventions.ts';
import {
  server,
  world,
  staff,
  vaccineId,
  animalId,
  transponder,
  animalNow,
  rabies,
  add,
  startInterventions,
} from './interventionWorld.ts';

startInterventions();

describe('a rabies vaccination', () => {
  it('its end › is the animal’s while it is the latest of all, until it is deleted', async () => {
    const made = await add(rabies(), 'rabies/');
    expect(made.body).toMatchObject({
      typeId: 8,
      dose: 'FIRST',
      immunizationDateStart: daysAgo(9),
      vaccine: { id: vaccineId, name: 'Nobivac' },
    });
    expect(await animalNow()).toMatchObject({ rabiesImmunizationDateEnd: addYears(daysAgo(30), 1) });
    const booster = await add(
      rabies({ executionDate: TODAY, immunizationDateEnd: addYears(TODAY, 3) }),
      'rabies/',
    );
    expect(booster.body).toMatchObject({ dose: 'BOOSTER', immunizationDateStart: TODAY });
    expect(await animalNow()).toMatchObject({ rabiesImmunizationDateEnd: addYears(TODAY, 3) });
    await staff.call('DELETE', `/health-interventions/${transponder}/${booster.body.id}`);
    expect(await animalNow()).toMatchObject({ rabiesImmunizationDateEnd: addYears(daysAgo(30), 1) });
  });

  it.each([
    ['no vaccine', { vaccineId: undefined }, 'vaccineId MISSING_VACCINE'],
    ['an unknown vaccine', { vaccineId: 999_999 }, 'vaccineId INVALID_VACCINE'],
    ['no batch', { batch: ' ' }, 'batch MISSING_BATCH'],
    ['no end', { immunizationDateEnd: undefined }, 'immunizationDateEnd INVALID_IMMUNIZATION_DATE'],
    [
      'an end before it was given',
      { immunizationDateEnd: daysAgo(31) },
      'immunizationDateEnd INVALID_IMMUNIZATION_DATE',
    ],
    [
      'a first dose that ends before it protects',
      { immunizationDateEnd: daysAgo(10) },
      'immunizationDateEnd INVALID_IMMUNIZATION_DATE',
    ],
    [
      'an end after the period of the vaccine',
      { immunizationDateEnd: addDays(addYears(daysAgo(30), 3), 1) },
      'immunizationDateEnd INVALID_IMMUNIZATION_DATE',
    ],
  ])('with %s is refused', async (_name, more, code) => {
    expect(refusal(await add(rabies(more), 'rabies/'))).toEqual([422, code]);
  });

  it('its latest end › is the last day of the vaccine’s period, in years or in months', async () => {
    const most = addYears(daysAgo(30), 3);
    expect((await add(rabies({ immunizationDateEnd: most }), 'rabies/')).status).toBe(201);
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`insert into vaccine (name, immunization_time_period, immunization_time_unit)
        values (${`Meses ${animalId}`}, 2, 'MONTH') returning id`,
    );
    const answer = await add(rabies({ vaccineId: id, immunizationDateEnd: addDays(TODAY, 90) }), 'rabies/');
    expect(refusal(answer)).toEqual([422, 'immunizationDateEnd INVALID_IMMUNIZATION_DATE']);
  });

  it('of a batch that had expired is taken and says so', async () => {
    const expired = await add(rabies({ batchExpirationDate: daysAgo(40) }), 'rabies/');
    expect(expired.body).toMatchObject({ isBatchExpired: true });
    expect(
      (await add(rabies({ batch: 'A13', batchExpirationDate: TODAY }), 'rabies/')).body.isBatchExpired,
    ).toBe(false);
  });

  it('a changed day or vaccine › is checked again', async () => {
    const { body } = await add(rabies({ immunizationDateEnd: addYears(daysAgo(30), 3) }), 'rabies/');
    const path = `/health-interventions/rabies/${transponder}/${body.id}`;
    const answer = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(60) });
    expect(refusal(answer)).toEqual([422, 'immunizationDateEnd INVALID_IMMUNIZATION_DATE']);
  });
});

describe('a vaccination that is on record already', () => {
  const CONFIRM = [422, 'isAnotherVaccination CONFIRM_ANOTHER_VACCINATION'];
  const count = async () =>
    (await staff.call('GET', `/health-interventions/search?transponder=${transponder}`)).body.totalItems;

  it('entered once more › is asked about, and recorded only once it is confirmed', async () => {
    expect((await add(rabies(), 'rabies/')).status).toBe(201);
    for (const path of ['rabies/', ''])
      expect(refusal(await add(rabies({ ...(path === '' && { typeId: 8 }), batch: ' a12 ' }), path))).toEqual(
        CONFIRM,
      );
    expect(await count()).toBe(1);
    const confirmed = await add(rabies({ isAnotherVaccination: true }), 'rabies/');
    expect(confirmed).toMatchObject({ status: 201, body: { isAnotherVaccination: true } });
    expect(await count()).toBe(2);
  });

  it('sent twice at the same time › is recorded once', async () => {
    const answers = await Promise.all([add(rabies(), 'rabies/'), add(rabies(), 'rabies/')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await count()).toBe(1);
  });

  it('another day, batch or vaccine, or another animal › is another vaccination', async () => {
    expect((await add(rabies(), 'rabies/')).status).toBe(201);
    const other = await vaccineOf(server, 'Rabisin');
    const { transponder: another } = await grownAnimal(server, staff, world);
    for (const more of [
      { executionDate: daysAgo(29) },
      { batch: 'A13' },
      { vaccineId: other },
      { transponder: another },
    ])
      expect((await add(rabies(more), 'rabies/')).body).toMatchObject({ isAnotherVaccination: false });
  });

  it('changed on its own › asks nothing', async () => {
    const made = await add(rabies(), 'rabies/');
    const path = `/health-interventions/${transponder}/${made.body.id}`;
    expect((await staff.call('PUT', path, { version: 1, description: 'Sem reação.' })).status).toBe(200);
  });
});
