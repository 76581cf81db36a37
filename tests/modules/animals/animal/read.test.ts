import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../../../resources/generated/operations.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';
import { clinic, CLINIC, makeWorld, newTransponder, register, type World } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let stranger: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  stranger = await server.person({ permissions: ['READ_ANIMAL'] });
  operator = await server.person({
    permissions: [...CLINIC, 'MERGE_ANIMALS'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

const idsOf = (answer: { body: { content: { id: number }[] } }): number[] =>
  answer.body.content.map(({ id }) => id);

describe('who finds which animal', () => {
  it('by id › its own entity; by the whole number › every reader of animals', async () => {
    const made = await register(staff, world);
    expect((await staff.call('GET', `/animals/${made.id}`)).status).toBe(200);
    expect((await stranger.call('GET', `/animals/${made.id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/animals/${made.transponder}`)).body).toMatchObject({
      id: made.id,
      isInScope: false,
    });
    expect((await operator.call('GET', `/animals/${made.id}`)).body).toMatchObject({ isInScope: true });
    const vet = await server.person({ type: 'VETERINARY' });
    expect((await vet.call('GET', `/animals/${made.transponder}`)).status).toBe(200);
    const nobody = await server.person();
    expect((await nobody.call('GET', `/animals/${made.transponder}`)).status).toBe(403);
    expect((await server.visitor.call('GET', `/animals/${made.transponder}`)).status).toBe(401);
  });

  it('sees only the name and county of a stranger’s owner, and not where the animal lives', async () => {
    const made = await register(staff, world, {
      useOwnerAddress: false,
      postalCode: '1000-123',
      address: 'Beco 1',
      parishId: world.parishId,
      passport: 'PT1',
    });
    const { body } = await stranger.call('GET', `/animals/${made.transponder}`);
    expect(body.owner).toEqual({
      isRestricted: true,
      name: 'Rosa Maria Antunes',
      county: { id: expect.any(Number), name: 'Lisboa' },
    });
    expect(body).toMatchObject({
      address: null,
      postalCode: null,
      ownerId: null,
      parishId: null,
      passport: null,
      name: 'Farrusco',
    });
    expect(JSON.stringify(body)).not.toContain('Beco');
    expect(body.fields['owner.vatNumber']).toBe('hidden');
    expect(body.operations.EDIT).toEqual({ allowed: false, reason: 'NO_PERMISSION' });
    const [line] = (await stranger.call('GET', `/animals/search?transponder=${made.transponder}`)).body
      .content;
    expect(line).toMatchObject({
      id: made.id,
      owner: { name: 'Rosa Maria Antunes' },
      address: null,
      ownerId: null,
    });
  });

  it('sees what was noted of an animal that is lost, and nothing more of its owner', async () => {
    const made = await register(staff, world, { passport: 'PT1' });
    await server.db.query(sql`update animal set status = 'LOST' where id = ${made.id}`);
    const reader = await server.person({ permissions: ['READ_ANIMAL', 'READ_OWNER'] });
    for (const one of [stranger, reader]) {
      const { body } = await one.call('GET', `/animals/${made.transponder}`);
      expect(body.passport).toBe('PT1');
      expect(Object.keys(body.owner).sort()).toEqual(['county', 'isRestricted', 'name']);
    }
  });

  it('a list › has the own animals only, except one searched by its whole number', async () => {
    const made = await register(staff, world, { name: 'Solitário' });
    expect(idsOf(await stranger.call('GET', '/animals/search?universalSearch=solitario'))).toEqual([]);
    expect(idsOf(await staff.call('GET', '/animals/search?universalSearch=solitario'))).toEqual([made.id]);
    expect(idsOf(await operator.call('GET', '/animals/search?universalSearch=solitario'))).toEqual([made.id]);
    expect(
      idsOf(await stranger.call('GET', `/animals/search?transponder=${made.transponder.slice(0, 12)}`)),
    ).toEqual([]);
    const exact = await stranger.call(
      'GET',
      `/animals/search?universalSearch=${made.transponder.replace(/(...)/g, '$1%20')}&itemsPerPage=2`,
    );
    expect(exact.body).toMatchObject({ totalItems: 1, content: [{ id: made.id }] });
  });

  it('an owner with an account › finds their own animals and no others, not even by number', async () => {
    const [mine, others] = [await register(staff, world), await register(staff, world)];
    const person = await server.person();
    await server.db.query(
      sql`update app_user set owner_id = ${mine.ownerId}, entity_id = null, role_id = null where id = ${person.id}`,
    );
    expect(idsOf(await person.call('GET', '/animals/search'))).toEqual([mine.id]);
    expect((await person.call('GET', `/animals/${mine.transponder}`)).body.owner.isRestricted).toBe(false);
    expect((await person.call('GET', `/animals/${others.transponder}`)).status).toBe(404);
    expect(idsOf(await person.call('GET', `/animals/search?transponder=${others.transponder}`))).toEqual([]);
  });

  it('each read › leaves a row', async () => {
    const made = await register(staff, world);
    await stranger.call('GET', `/animals/${made.transponder}`);
    const row = await getOne<{ details: unknown }>(
      server.db,
      sql`select details from audit_log where action = 'READ' and object_type = 'animal' and object_id = ${String(made.id)} and user_id = ${stranger.id}`,
    );
    expect(row.details).toEqual({ transponder: made.transponder, outside: true });
  });
});

describe('an animal', () => {
  it('the number of a merged record › finds it, and the answer says so', async () => {
    const made = await register(staff, world);
    const old = newTransponder();
    await server.db.query(
      sql`insert into transponder_alias (transponder, animal_id, kind) values (${old}, ${made.id}, 'MERGED')`,
    );
    const { body } = await staff.call('GET', `/animals/${old}`);
    expect(body).toMatchObject({
      id: made.id,
      transponder: made.transponder,
      mergedTransponder: old,
      hasMergedTransponders: true,
    });
    expect(body.transponderMerges).toEqual([
      { id: null, oldTransponder: old, oldTransponderRegDate: null, oldVeterinary: null },
    ]);
    expect(idsOf(await staff.call('GET', `/animals/search?transponder=${old}`))).toEqual([made.id]);
  });

  it('its answer › has every operation and field mode of this user', async () => {
    const made = await register(staff, world);
    const { body } = await staff.call('GET', `/animals/${made.id}`);
    expect(body.operations).toMatchObject({
      EDIT: { allowed: true },
      SET_DEAD: { allowed: true },
      CHANGE_OWNER: { allowed: true },
      SET_NOT_DEAD: { allowed: false, reason: 'ANIMAL_IS_NOT_DEAD' },
      LOCK: { allowed: false, reason: 'NO_PERMISSION' },
      DELETE: { allowed: false, reason: 'NEVER_ALLOWED' },
    });
    expect(Object.keys(body.operations)).toEqual(operationsOf('animal').map(({ key }) => key));
    expect(body.fields).toMatchObject({
      name: 'edit',
      color: 'edit',
      birthdate: 'read',
      breedId: 'read',
      transponder: 'read',
      orderNumber: 'hidden',
      passport: 'edit',
    });
    expect(body).not.toHaveProperty('orderNumber');
  });

  it('an unknown one › is not found', async () => {
    for (const key of ['999999', '620098100999998', '1e3', 'x']) {
      expect([404, 400]).toContain((await staff.call('GET', `/animals/${key}`)).status);
    }
  });

  it('any caller › cannot delete it', async () => {
    const made = await register(staff, world);
    expect((await operator.call('DELETE', `/animals/${made.id}`)).status).toBe(404);
  });
});

describe('the list of animals', () => {
  it('filters by state, breed, owner’s number and pending change of owner', async () => {
    const vatNumber = newNif();
    const made = await register(staff, world, {
      breedId: world.cat,
      owner: ownerFields(world.parishId, { vatNumber }),
    });
    expect(idsOf(await staff.call('GET', `/animals/search?vatNumber=${vatNumber}`))).toEqual([made.id]);
    expect(
      idsOf(
        await staff.call(
          'GET',
          `/animals/search?ownerId=${made.ownerId}&status=NORMAL,DEAD&breedId=${world.cat}`,
        ),
      ),
    ).toEqual([made.id]);
    expect(
      idsOf(await staff.call('GET', `/animals/search?ownerId=${made.ownerId}&hasPendingOwnerTransfer=true`)),
    ).toEqual([]);
    await server.db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${made.id}, 'COLEIRA', '{}')`,
    );
    const [line] = (
      await staff.call('GET', `/animals/search?ownerId=${made.ownerId}&hasPendingOwnerTransfer=true`)
    ).body.content;
    expect(line).toMatchObject({
      id: made.id,
      hasPendingOwnerTransfer: true,
      breed: { name: 'Europeu Comum' },
    });
    expect(line).not.toHaveProperty('ownerType');
  });

  it('sorts by what an index serves, and by nothing else', async () => {
    expect((await staff.call('GET', '/animals/search?sortProperty=name&sortDirection=ASC')).status).toBe(200);
    expect((await staff.call('GET', '/animals/search?sortProperty=color')).status).toBe(400);
  });

  it('the query as a body › is the same as in the address', async () => {
    const made = await register(staff, world);
    const answer = await staff.call('POST', '/animals/search', { ids: [made.id], itemsPerPage: 1 });
    expect(idsOf(answer)).toEqual([made.id]);
  });
});

describe('asking whether a transponder can be registered', () => {
  const ask = async (who: Person, number: string) =>
    (await who.call('POST', `/animals/transponder/validate/${number}`, {})).body;

  it('a free number › is allowed, with its cost and the credits left', async () => {
    const payer = await clinic(server, { credits: 3 });
    expect(await ask(payer, newTransponder())).toEqual({
      canRegister: true,
      canPreRegister: true,
      errorMessage: null,
      notBillable: false,
      campaign: null,
      recallReason: null,
      arrival: null,
      validated: false,
      warnings: [],
      animalId: null,
      credits: 1,
      balance: 3,
    });
  });

  it('a number that is taken or impossible, no credits, or an entity that cannot › is refused with the reason', async () => {
    const made = await register(staff, world);
    expect(await ask(staff, made.transponder)).toMatchObject({
      canRegister: false,
      canPreRegister: false,
      errorMessage: 'TRANSPONDER_ALREADY_REGISTERED',
      animalId: made.id,
    });
    expect(await ask(staff, '000000000000001')).toMatchObject({
      canRegister: false,
      canPreRegister: true,
      errorMessage: 'CANNOT_VALIDATE_TRANSPONDER',
    });
    expect(await ask(staff, '12345')).toMatchObject({
      canRegister: false,
      canPreRegister: false,
      errorMessage: 'INVALID_TRANSPONDER',
    });
    const poor = await clinic(server, { credits: 0 });
    expect(await ask(poor, newTransponder())).toMatchObject({
      canRegister: false,
      canPreRegister: false,
      errorMessage: 'NO_CREDITS',
    });
    const parish = await server.person({
      permissions: ['READ_ANIMAL'],
      profile: { name: 'Junta 2', canRegisterBillable: false, canRegisterNonBillable: false },
    });
    expect(await ask(parish, newTransponder())).toMatchObject({
      canRegister: false,
      errorMessage: 'ENTITY_CANNOT_REGISTER',
    });
  });

  it('follows what configuration says of numbers that traceability does not know', async () => {
    await server.db.query(
      sql`insert into configuration (key, value) values ('unknownTransponder', '"PRE_REGISTER"')`,
    );
    expect(await ask(staff, newTransponder())).toMatchObject({
      canRegister: false,
      canPreRegister: true,
      errorMessage: 'COULD_NOT_VALIDATE_ON_TRACEABILITY',
    });
    await server.db.query(sql`update configuration set value = '"REFUSE"' where key = 'unknownTransponder'`);
    expect(await ask(staff, newTransponder())).toMatchObject({
      canRegister: false,
      canPreRegister: false,
      errorMessage: 'TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    });
    await server.db.query(sql`delete from configuration where key = 'unknownTransponder'`);
  });
});

describe('the words on potentially dangerous breeds', () => {
  it('without texts of the operator › are those of the law', async () => {
    expect((await staff.call('GET', '/animals/register-potentially-dangerous')).body.text).toContain(
      '422/2004',
    );
    await server.db.query(
      sql`insert into configuration (key, value) values ('potentiallyDangerous', '{"pt": "Atenção.", "en": "Mind."}')`,
    );
    expect((await staff.call('GET', '/animals/register-potentially-dangerous')).body.text).toBe('Atenção.');
  });
});
