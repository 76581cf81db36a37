import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addYears } from '../../../resources/numbers/dates.ts';
import { getOne } from '../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { makeWorld, type World } from '../animal/world.ts';
import {
  daysAgo,
  entityOf,
  grownAnimal,
  healthStaff,
  refusal,
  TODAY,
  vaccineOf,
  veterinarian,
} from './interventions.ts';

let server: TestServer;
let world: World;
let staff: Person;
let vaccineId: number;
let animalId: number;
let transponder: string;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await healthStaff(server);
  vaccineId = await vaccineOf(server, 'Nobivac');
});
afterAll(() => server.close());

beforeEach(async () => {
  ({ id: animalId, transponder } = await grownAnimal(server, staff, world));
});

const animalNow = async () => (await staff.call('GET', `/animals/${transponder}`)).body;
const plain = (more: object = {}) => ({
  transponder,
  typeId: 4,
  executionDate: daysAgo(10),
  veterinaryId: world.veterinaryId,
  ...more,
});
const rabies = (more: object = {}) => ({
  transponder,
  executionDate: daysAgo(30),
  veterinaryId: world.veterinaryId,
  vaccineId,
  batch: 'A12',
  immunizationDateEnd: addYears(daysAgo(30), 1),
  ...more,
});
const sterilization = (more: object = {}) => ({
  transponder,
  executionDate: daysAgo(5),
  veterinaryId: world.veterinaryId,
  sterilizationType: 'PRIVATE',
  ...more,
});
const add = (body: object, path = '', who = staff) => who.call('POST', `/health-interventions/${path}`, body);

describe('the lookups of interventions', () => {
  it('the types › have the ids that the rules depend on, and names in the language of the account', async () => {
    const { body } = await staff.call('GET', '/health-interventions/types');
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 8, name: 'Vacinação antirrábica' },
        { id: 9, name: 'Esterilização' },
        { id: 10, name: 'Amputação' },
        { id: 11, name: 'Outra intervenção' },
        { id: 12, name: 'Prova de vida' },
      ]),
    );
    await server.db.query(sql`update app_user set language = 'en-US' where id = ${staff.id}`);
    expect((await staff.call('GET', '/health-interventions/types')).body).toContainEqual({
      id: 8,
      name: 'Rabies vaccination',
    });
    await server.db.query(sql`update app_user set language = 'pt-PT' where id = ${staff.id}`);
  });

  it('sterilisation › is left out for those who may not register one', async () => {
    const reader = await server.person({ permissions: ['READ_ANIMAL', 'READ_HEALTH_INTERVENTION'] });
    const ids = async (path: string) => {
      const { body } = await reader.call('GET', path);
      return (body.content ?? body).map((one: { id: number }) => one.id);
    };
    expect(await ids('/health-interventions/types')).not.toContain(9);
    expect(await ids('/intervention-types/search')).not.toContain(9);
  });

  it('financing entities, 50 at most, and the disclaimer of a proof of life › are answered', async () => {
    const admin = await server.person({ permissions: ['MANAGE_VACCINES'] });
    for (let at = 0; at < 52; at += 1)
      await admin.call('POST', '/financing-entities/', { name: `Município ${String(at).padStart(2, '0')}` });
    expect((await staff.call('GET', '/health-interventions/financing-entities')).body).toHaveLength(50);
    const found = await staff.call('GET', '/health-interventions/financing-entities?name=municipio 07');
    expect(found.body).toMatchObject([{ name: 'Município 07' }]);
    const { body } = await staff.call('GET', '/health-interventions/proof-of-life-disclaimer');
    expect(body.text).toContain('vivo');
  });
});

describe('an intervention', () => {
  it('by its paths › is added, changed, listed newest first and deleted', async () => {
    const made = await add(plain());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      animalId,
      type: { id: 4, name: 'Consulta' },
      veterinary: { id: world.veterinaryId },
      createdEntity: { id: await entityOf(server, staff) },
    });
    const later = await add(plain({ typeId: 2, executionDate: daysAgo(1) }));
    const list = await staff.call('GET', `/health-interventions/search?transponder=${transponder}`);
    expect(list.body).toMatchObject({ itemsPerPage: 10, totalItems: 2 });
    expect(list.body.content.map((one: { id: number }) => one.id)).toEqual([later.body.id, made.body.id]);
    const path = `/health-interventions/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(9) });
    expect(changed.body).toMatchObject({ version: 2, executionDate: daysAgo(9) });
    expect((await staff.call('DELETE', path)).status).toBe(200);
    expect((await staff.call('GET', path)).status).toBe(404);
  });

  it.each([
    ['no type', { typeId: undefined }, ['typeId INVALID_TYPE']],
    ['a type that is not there', { typeId: 999_999 }, ['typeId INVALID_TYPE']],
    ['no date', { executionDate: undefined }, ['executionDate MISSING_EXECUTION_DATE']],
    ['a date to come', { executionDate: addDays(TODAY, 2) }, ['executionDate INVALID_EXECUTION_DATE']],
    ['a date before birth', { executionDate: daysAgo(2000) }, ['executionDate INVALID_DATE']],
    ['no veterinarian', { veterinaryId: undefined }, ['veterinaryId MISSING_VETERINARY']],
    ['an amputation without a description', { typeId: 10 }, ['description INVALID_REASON']],
    [
      'another one with a blank description',
      { typeId: 11, description: '  ' },
      ['description INVALID_REASON'],
    ],
    ['an unaccepted proof of life', { typeId: 12 }, ['isDisclaimerAccepted PROOF_OF_LIFE_NOT_ACCEPTED']],
    ['a vaccine of another type', { batch: 'A1' }, ['batch UNWRITABLE_FIELD']],
  ])('with %s is refused', async (_name, more, codes) => {
    expect(refusal(await add(plain(more)))).toEqual([422, ...codes]);
  });

  it('of a described type, and an accepted proof of life, are added', async () => {
    expect((await add(plain({ typeId: 10, description: 'Cauda' }))).status).toBe(201);
    expect((await add(plain({ typeId: 12, isDisclaimerAccepted: true }))).status).toBe(201);
  });

  it('a day after its registration › is refused on a change', async () => {
    const { body } = await add(plain());
    await server.db.query(
      sql`update health_intervention set creation_timestamp = now() - interval '5 days' where id = ${body.id}`,
    );
    const answer = await staff.call('PUT', `/health-interventions/${transponder}/${body.id}`, {
      version: 1,
      executionDate: daysAgo(2),
    });
    expect(refusal(answer)).toEqual([422, 'executionDate EXECUTION_DATE_CANNOT_BE_AFTER_REGISTRATION_DATE']);
  });

  it.each([
    ['LOST', sql`status = 'LOST'`, 'ANIMAL_IS_LOST'],
    ['DEAD', sql`status = 'DEAD'`, 'ANIMAL_IS_DEAD'],
    ['locked', sql`is_locked = true`, 'ANIMAL_IS_LOCKED'],
    ['external', sql`is_external = true`, 'ANIMAL_IS_EXTERNAL'],
  ])('of an animal that is %s is refused with the reason', async (_name, change, code) => {
    const { body } = await add(plain());
    await server.db.query(sql`update animal set ${change} where id = ${animalId}`);
    const path = `/health-interventions/${transponder}/${body.id}`;
    expect(refusal(await add(plain()))).toEqual([409, code]);
    expect(refusal(await staff.call('PUT', path, { version: 1, executionDate: daysAgo(3) }))).toEqual([
      409,
      code,
    ]);
    expect(refusal(await staff.call('DELETE', path))).toEqual([409, code]);
  });

  it('of a found animal is added', async () => {
    await server.db.query(sql`update animal set status = 'FOUND' where id = ${animalId}`);
    expect((await add(plain())).status).toBe(201);
  });

  it('of an animal of another clinic is added by its number alone, and the animal is found from then on', async () => {
    const other = await healthStaff(server);
    expect((await add({ ...plain(), transponder: undefined, animalId }, '', other)).status).toBe(404);
    const made = await add(plain(), '', other);
    expect(made.status).toBe(201);
    expect((await other.call('GET', `/health-interventions/${made.body.id}`)).status).toBe(200);
    expect((await other.call('GET', `/animals/${animalId}`)).status).toBe(200);
  });

  it('each call › is refused without its permission', async () => {
    const { body } = await add(plain());
    const path = `/health-interventions/${transponder}/${body.id}`;
    const entityId = await entityOf(server, staff);
    const reader = await server.person({
      permissions: ['READ_ANIMAL', 'READ_HEALTH_INTERVENTION'],
      entityId,
    });
    expect((await reader.call('GET', path)).status).toBe(200);
    const writer = await server.person({
      permissions: ['READ_ANIMAL', 'READ_HEALTH_INTERVENTION', 'WRITE_HEALTH_INTERVENTION'],
      entityId,
    });
    const nobody = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    const statuses = [];
    for (const who of [reader, writer, nobody])
      statuses.push([
        (await who.call('GET', path)).status,
        (await add(plain(), '', who)).status,
        (await who.call('PUT', path, { version: 1, executionDate: daysAgo(3) })).status,
        (await who.call('DELETE', path)).status,
      ]);
    expect(statuses).toEqual([
      [200, 403, 403, 403],
      [200, 201, 403, 403],
      [403, 403, 403, 403],
    ]);
  });
});

describe('a veterinarian', () => {
  it('what they record › is theirs, and all that they change and delete', async () => {
    const entityId = await entityOf(server, staff);
    const own = await veterinarian(server, entityId);
    const colleague = await veterinarian(server, entityId);
    const { veterinaryId: _, ...body } = plain() as Record<string, unknown>;
    expect(refusal(await add({ ...body, veterinaryId: world.veterinaryId }, '', own))).toEqual([
      422,
      'veterinaryId UNWRITABLE_FIELD',
    ]);
    const made = await add(body, '', own);
    expect(made.body.veterinaryId).toBe(own.veterinaryId);
    const path = `/health-interventions/${transponder}/${made.body.id}`;
    const change = { version: 1, executionDate: daysAgo(3) };
    expect(refusal(await colleague.call('PUT', path, change))).toEqual([409, 'INTERVENTION_NOT_OWN']);
    expect(refusal(await colleague.call('DELETE', path))).toEqual([409, 'INTERVENTION_NOT_OWN']);
    expect((await own.call('PUT', path, change)).status).toBe(200);
    expect((await own.call('DELETE', path)).status).toBe(200);
  });
});

describe('a sterilisation', () => {
  it('by its own path › is added once, and shown by the animal until it is deleted', async () => {
    const made = await add(sterilization(), 'sterilization/');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ typeId: 9, sterilizationType: 'PRIVATE' });
    expect(await animalNow()).toMatchObject({
      isSterilized: true,
      operations: { SET_STERILIZATION: { allowed: false, reason: 'ANIMAL_ALREADY_STERILIZED' } },
    });
    expect(refusal(await add(sterilization(), 'sterilization/'))).toEqual([409, 'ANIMAL_ALREADY_STERILIZED']);
    expect(refusal(await add({ ...sterilization(), typeId: 9 }))).toEqual([409, 'ANIMAL_ALREADY_STERILIZED']);
    const path = `/health-interventions/sterilization/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(6) });
    expect(changed.body).toMatchObject({ executionDate: daysAgo(6) });
    await staff.call('DELETE', `/health-interventions/${transponder}/${made.body.id}`);
    expect(await animalNow()).toMatchObject({ isSterilized: false });
  });

  it('a financing entity › is named where the county pays, and refused otherwise', async () => {
    const admin = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const { body: payer } = await admin.call('POST', '/financing-entities/', { name: 'Município de Braga' });
    const county = { sterilizationType: 'FINANCED_BY_COUNTY' };
    expect(refusal(await add(sterilization(county), 'sterilization/'))).toEqual([
      422,
      'financingEntityId MISSING_FINANCING_ENTITY',
    ]);
    expect(refusal(await add(sterilization({ financingEntityId: payer.id }), 'sterilization/'))).toEqual([
      422,
      'financingEntityId INVALID_FINANCING_ENTITY',
    ]);
    const made = await add(sterilization({ ...county, financingEntityId: payer.id }), 'sterilization/');
    expect(made.body).toMatchObject({ financingEntity: { id: payer.id, name: 'Município de Braga' } });
    const path = `/health-interventions/sterilization/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, sterilizationType: 'PRIVATE' });
    expect(changed.body).toMatchObject({ sterilizationType: 'PRIVATE', financingEntityId: null });
  });

  it.each([
    ['no way of financing', { sterilizationType: undefined }],
    ['an unknown one', { sterilizationType: 'FREE' }],
    ['one that is only shown', { sterilizationType: 'FINANCED_BY_MINISTRY_OF_AGRICULTURE' }],
  ])('with %s is refused', async (_name, more) => {
    expect(refusal(await add(sterilization(more), 'sterilization/'))).toEqual([
      422,
      'sterilizationType INVALID_STERILIZATION_TYPE',
    ]);
  });

  it('a way of financing that is only shown › is kept', async () => {
    const made = await add(sterilization(), 'sterilization/');
    await server.db.query(sql`update health_intervention
      set sterilization_type = 'FINANCED_BY_MINISTRY_OF_AGRICULTURE' where id = ${made.body.id}`);
    const path = `/health-interventions/sterilization/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(7) });
    expect(changed.body).toMatchObject({ sterilizationType: 'FINANCED_BY_MINISTRY_OF_AGRICULTURE' });
  });

  it.each([
    ['found', sql`status = 'FOUND'`, 'ANIMAL_IS_FOUND'],
    ['of faulty data', sql`errors = '[{"property":"name","error":"INVALID_NAME"}]'`, 'ANIMAL_DATA_INVALID'],
  ])('of an animal that is %s is refused, other interventions are not', async (_name, change, code) => {
    await server.db.query(sql`update animal set ${change} where id = ${animalId}`);
    expect(refusal(await add(sterilization(), 'sterilization/'))).toEqual([409, code]);
    expect((await add(plain())).status).toBe(201);
  });

  it('during a change of owner › is refused until that ends', async () => {
    await server.db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${animalId}, 'COLEIRA', '{}')`,
    );
    expect(refusal(await add(sterilization(), 'sterilization/'))).toEqual([409, 'PENDING_TRANSFER']);
    expect((await add(plain())).status).toBe(201);
  });
});

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
    expect((await add(rabies({ batchExpirationDate: TODAY }), 'rabies/')).body.isBatchExpired).toBe(false);
  });

  it('a changed day or vaccine › is checked again', async () => {
    const { body } = await add(rabies({ immunizationDateEnd: addYears(daysAgo(30), 3) }), 'rabies/');
    const path = `/health-interventions/rabies/${transponder}/${body.id}`;
    const answer = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(60) });
    expect(refusal(answer)).toEqual([422, 'immunizationDateEnd INVALID_IMMUNIZATION_DATE']);
  });
});

describe('a path of one type', () => {
  it('another type, or a record of another › is refused', async () => {
    expect(refusal(await add(rabies({ typeId: 4 }), 'rabies/'))).toEqual([422, 'typeId INVALID_TYPE']);
    const { body } = await add(plain());
    const path = `/health-interventions/rabies/${transponder}/${body.id}`;
    expect((await staff.call('PUT', path, { version: 1, executionDate: daysAgo(3) })).status).toBe(404);
    const byBody = await staff.call('PUT', '/health-interventions/rabies/', {
      id: body.id,
      version: 1,
      executionDate: daysAgo(3),
    });
    expect(byBody.status).toBe(404);
  });
});
