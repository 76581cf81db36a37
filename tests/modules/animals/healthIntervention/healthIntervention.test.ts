import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { daysAgo, entityOf, healthStaff, refusal, TODAY, veterinarian } from './interventions.ts';
import {
  server,
  world,
  staff,
  animalId,
  transponder,
  plain,
  rabies,
  add,
  startInterventions,
} from './interventionWorld.ts';

startInterventions();

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
    ['a date before birth', { executionDate: daysAgo(2000) }, ['executionDate INVALID_EXECUTION_DATE']],
    ['what is no date', { executionDate: '31-12' }, ['executionDate INVALID_DATE']],
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
    expect(refusal(await colleague.call('PUT', path, change))).toEqual([403, 'INTERVENTION_NOT_OWN']);
    expect(refusal(await colleague.call('DELETE', path))).toEqual([403, 'INTERVENTION_NOT_OWN']);
    expect((await own.call('PUT', path, change)).status).toBe(200);
    expect((await own.call('DELETE', path)).status).toBe(200);
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
