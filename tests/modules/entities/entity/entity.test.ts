import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { newNif } from '../../owners/owner/owners.ts';

let server: TestServer;
let operator: Person;
let clinic: Person;
let clinicEntity: { id: number; profileId: number; vatNumber: string };

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    profile: { name: 'operator' },
    permissions: ['READ_ENTITY', 'CREATE_ENTITY', 'WRITE_ENTITY'],
  });
  clinic = await server.person({
    permissions: ['READ_ENTITY', 'CREATE_ENTITY', 'WRITE_ENTITY', 'READ_OWN_ENTITY'],
  });
  clinicEntity = await getOne(
    server.db,
    sql`select e.id, e.profile_id, e.vat_number from entity e join app_user u on u.entity_id = e.id where u.id = ${clinic.id}`,
  );
});
afterAll(() => server.close());

const errorsOf = (answer: { body: { errors?: { property: string; error: string }[] } }) =>
  (answer.body.errors ?? []).map((one) => `${one.property} ${one.error}`);

describe('an entity', () => {
  it('a number that is invalid or taken › is refused', async () => {
    const vatNumber = newNif('5');
    const entity = { name: 'Clínica Nova', profileId: clinicEntity.profileId };
    expect(errorsOf(await operator.call('POST', '/entities/', entity))).toEqual([
      'vatNumber MISSING_VAT_NUMBER',
    ]);
    expect(
      errorsOf(await operator.call('POST', '/entities/', { ...entity, vatNumber: '500000001' })),
    ).toEqual(['vatNumber INVALID_VAT_NUMBER']);
    expect((await operator.call('POST', '/entities/', { ...entity, vatNumber })).status).toBe(201);
    expect(errorsOf(await operator.call('POST', '/entities/', { ...entity, vatNumber }))).toEqual([
      'vatNumber DUPLICATE_VAT_NUMBER',
    ]);
    expect(errorsOf(await operator.call('POST', '/entities/', { vatNumber: newNif('5') }))).toEqual(
      expect.arrayContaining(['name MISSING_NAME', 'profileId MISSING_PROFILE']),
    );
  });

  it('below another has no number, and may not hang below itself', async () => {
    const sub = await operator.call('POST', '/entities/', {
      name: 'Sala 2',
      profileId: clinicEntity.profileId,
      parentId: clinicEntity.id,
    });
    expect(sub.body).toMatchObject({ vatNumber: null, parent: { id: clinicEntity.id } });
    const numbered = {
      name: 'Sala 3',
      profileId: clinicEntity.profileId,
      parentId: clinicEntity.id,
      vatNumber: newNif('5'),
    };
    expect(errorsOf(await operator.call('POST', '/entities/', numbered))).toEqual([
      'vatNumber INVALID_VAT_NUMBER',
    ]);
    const ring = await operator.call('PUT', `/entities/${clinicEntity.id}`, {
      version: 1,
      parentId: sub.body.id,
      vatNumber: null,
    });
    expect(errorsOf(ring)).toEqual(['parentId INVALID_PARENT']);
  });

  it('below another’s entity › is refused to those who are not the operator', async () => {
    const chief = await server.person({ permissions: ['READ_ENTITY', 'CREATE_ENTITY'] });
    const own = await getOne<{ id: number; profileId: number }>(
      server.db,
      sql`select e.id, e.profile_id from entity e join app_user u on u.entity_id = e.id where u.id = ${chief.id}`,
    );
    const other = await getOne<{ id: number }>(
      server.db,
      sql`insert into entity (name, vat_number, profile_id, search_text)
        values ('Clínica alheia', ${newNif('5')}, ${own.profileId}, 'clinica alheia') returning id`,
    );
    const sub = { name: 'Sala 4', profileId: own.profileId };
    expect(errorsOf(await chief.call('POST', '/entities/', { ...sub, parentId: other.id }))).toEqual([
      'parentId INVALID_PARENT',
    ]);
    expect((await chief.call('POST', '/entities/', { ...sub, parentId: own.id })).status).toBe(201);
  });

  it('two that are moved below each other at the same moment › one is saved, the other refused', async () => {
    const made = async (name: string) =>
      (
        await operator.call('POST', '/entities/', {
          name,
          profileId: clinicEntity.profileId,
          vatNumber: newNif('5'),
        })
      ).body as { id: number };
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await made(`Norte ${round}`), await made(`Sul ${round}`)];
      const moved = { version: 1, vatNumber: null };
      const both = await Promise.all([
        operator.call('PUT', `/entities/${one.id}`, { ...moved, parentId: other.id }),
        operator.call('PUT', `/entities/${other.id}`, { ...moved, parentId: one.id }),
      ]);
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
    }
  });

  it('its own users, the entity above it, those with it on their access list, and the operator › see it', async () => {
    const other = await server.person({ permissions: ['READ_ENTITY'] });
    expect((await other.call('GET', `/entities/${clinicEntity.id}`)).status).toBe(404);
    await server.db.query(
      sql`update app_user set entities_access_list = ${[clinicEntity.id]}::bigint[] where id = ${other.id}`,
    );
    expect((await other.call('GET', `/entities/${clinicEntity.id}`)).status).toBe(200);
    const listed = (await clinic.call('GET', '/entities/search?itemsPerPage=50')).body.content.map(
      (one: { id: number; parentId: number }) => one.parentId ?? one.id,
    );
    expect(new Set(listed)).toEqual(new Set([clinicEntity.id]));
    expect((await operator.call('GET', '/entities/search')).body.totalItems).toBeGreaterThan(3);
  });

  it('its own staff › change all but number, profile, place and state', async () => {
    const { body: before } = await clinic.call('GET', `/entities/${clinicEntity.id}`);
    const refused = await clinic.call('PUT', `/entities/${clinicEntity.id}`, {
      version: before.version,
      vatNumber: newNif('5'),
      active: false,
    });
    expect(errorsOf(refused)).toEqual(['vatNumber UNWRITABLE_FIELD', 'active UNWRITABLE_FIELD']);
  });

  it('made by others than the operator is a sub-entity of their own, on their own terms', async () => {
    const own = { name: 'Filial', profileId: clinicEntity.profileId };
    expect(errorsOf(await clinic.call('POST', '/entities/', { ...own, vatNumber: newNif('5') }))).toEqual([
      'parentId INVALID_PARENT',
    ]);
    const profile = await getOne<{ id: number }>(
      server.db,
      sql`select id from entity_profile where name = 'COLEIRA'`,
    );
    const grand = await clinic.call('POST', '/entities/', {
      ...own,
      parentId: clinicEntity.id,
      profileId: profile.id,
    });
    expect(errorsOf(grand)).toEqual(['profileId INVALID_PROFILE']);
    expect((await clinic.call('POST', '/entities/', { ...own, parentId: clinicEntity.id })).status).toBe(201);
  });

  it('users who only choose one › see no contacts', async () => {
    const registrar = await server.person({ permissions: ['REGISTER_ANIMAL'], entityId: clinicEntity.id });
    const { body } = await registrar.call('GET', `/entities/${clinicEntity.id}`);
    expect(body.name).toBeTruthy();
    expect(body).not.toHaveProperty('email');
  });

  it('every signed-in user › finds it by its exact number, even before the legal warning is accepted', async () => {
    const anybody = await server.person({});
    await server.db.query(
      sql`update app_user set legal_warning_read_timestamp = null where id = ${anybody.id}`,
    );
    const found = await anybody.call('GET', `/entities/vat/${clinicEntity.vatNumber}`);
    expect(found.body).toMatchObject({ id: clinicEntity.id, profile: { isBillable: false } });
    const none = await anybody.call('GET', '/entities/vat/599999993');
    expect(none).toMatchObject({ status: 404, body: { data: { message: 'UNKNOWN_ENTITY_VAT_NUMBER' } } });
    expect((await server.visitor.call('GET', `/entities/vat/${clinicEntity.vatNumber}`)).status).toBe(401);
  });

  it('its own users › see all of it', async () => {
    expect((await clinic.call('GET', '/entities/mine')).body.id).toBe(clinicEntity.id);
    const assistant = await server.person({
      permissions: ['READ_OWN_ENTITY'],
      entityId: clinicEntity.id,
    });
    expect((await assistant.call('GET', '/entities/mine')).body).toHaveProperty('email');
    expect((await operator.call('GET', '/entities/mine')).status).toBe(403);
  });
});
