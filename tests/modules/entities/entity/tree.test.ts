import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
let clinic: Person;
let profileId: number;
let clinicId: number;
let below: number;
let lowest: number;

async function entity(
  name: string,
  parentId: number | null,
  vatNumber: string | null = null,
): Promise<number> {
  const { id } = await getOne<{ id: number }>(
    server.db,
    sql`insert into entity (name, parent_id, vat_number, profile_id, search_text)
      values (${name}, ${parentId}, ${vatNumber}, ${profileId}, ${searchTextOf(name)}) returning id`,
  );
  return id;
}

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    profile: { name: 'operator' },
    permissions: ['READ_ENTITY', 'WRITE_ENTITY', 'WRITE_ENTITY_PROFILE'],
  });
  clinic = await server.person({ permissions: ['READ_ENTITY', 'READ_TRANSACTIONS'] });
  ({ profileId, id: clinicId } = await getOne<{ profileId: number; id: number }>(
    server.db,
    sql`select e.id, e.profile_id from entity e join app_user u on u.entity_id = e.id where u.id = ${clinic.id}`,
  ));
  await server.db.query(
    sql`update entity_profile set is_billable = true, can_register_non_billable = false where id = ${profileId}`,
  );
  await server.db.query(sql`insert into credit_balance (entity_id, value) values (${clinicId}, 12)
    on conflict (entity_id) do update set value = 12`);
  below = await entity('Hospital da Foz', clinicId);
  lowest = await entity('Sala de Óbidos', below);
});
afterAll(() => server.close());

const level = (by: Person, query = '') => by.call('GET', `/entities/tree${query}`);
const namesOf = (answer: { body: { content: { name: string }[] } }): string[] =>
  answer.body.content.map(({ name }) => name);

describe('the tree of entities', () => {
  it('opened by levels › has those below an entity, each with its counts, what it may register and who pays', async () => {
    const { body } = await level(operator, `?parentId=${clinicId}`);
    expect(body).toMatchObject({
      content: [
        {
          id: below,
          name: 'Hospital da Foz',
          parentId: clinicId,
          active: true,
          registers: 'BILLABLE',
          payer: { id: clinicId },
          children: 1,
          users: 0,
          veterinarians: 0,
        },
      ],
      totalItems: 1,
    });
    const top = await level(operator);
    expect(top.body.content.every((one: { parentId: null }) => one.parentId === null)).toBe(true);
    expect(namesOf(top)).not.toContain('Hospital da Foz');
  });

  it('for the staff of an entity › begins with their own, and ends with what they see', async () => {
    const top = await level(clinic);
    expect(top.body.content).toMatchObject([{ id: clinicId, children: 1, users: 1 }]);
    expect(namesOf(await level(clinic, `?parentId=${clinicId}`))).toEqual(['Hospital da Foz']);
    expect(namesOf(await level(clinic, `?parentId=${below}`))).toEqual([]);
    expect((await clinic.call('GET', `/entities/${lowest}/place`)).status).toBe(404);
    const stranger = await server.person({ permissions: ['READ_ENTITY'] });
    expect(namesOf(await level(stranger, `?parentId=${clinicId}`))).toEqual([]);
    expect((await level(await server.person({}))).status).toBe(403);
  });

  it('searched without accents › has those found with all above them', async () => {
    const { body } = await operator.call('GET', '/entities/tree/search?universalSearch=obidos');
    expect(body.ids).toEqual([lowest]);
    expect(body.nodes.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [clinicId, below, lowest].toSorted(),
    );
    const seen = await clinic.call('GET', '/entities/tree/search?universalSearch=foz');
    expect(seen.body.nodes.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [clinicId, below].toSorted(),
    );
    expect((await clinic.call('GET', '/entities/tree/search?universalSearch=obidos')).body.ids).toEqual([]);
  });

  it('the place of an entity › names those above it, and its credits to who may read them', async () => {
    const { body } = await operator.call('GET', `/entities/${lowest}/place`);
    expect(body.above.map(({ id }: { id: number }) => id)).toEqual([clinicId, below]);
    expect(body).toMatchObject({ payer: { id: clinicId }, credits: null });
    expect((await clinic.call('GET', `/entities/${below}/place`)).body).toMatchObject({
      above: [{ id: clinicId }],
      credits: 12,
    });
  });
});

describe('what the operator cannot change', () => {
  const errorsOf = (answer: { body: { errors?: { property: string; error: string }[] } }) =>
    (answer.body.errors ?? []).map((one) => `${one.property} ${one.error}`);

  it('of the root entity › is its place, profile and state, and it stays', async () => {
    await server.db.query(sql`insert into entity (id, name, vat_number, profile_id, search_text)
      values (1, 'Raiz', 'ROOT', ${profileId}, '') on conflict (id) do nothing`);
    const { version } = await getOne<{ version: number }>(
      server.db,
      sql`select version from entity where id = 1`,
    );
    const otherProfile = (
      await getOne<{ id: number }>(
        server.db,
        sql`insert into entity_profile (name) values ('Outro') returning id`,
      )
    ).id;
    for (const change of [{ parentId: below }, { profileId: otherProfile }, { active: false }]) {
      const refused = await operator.call('PUT', '/entities/1', { version, ...change });
      expect(errorsOf(refused)).toEqual([`${Object.keys(change)[0]} UNWRITABLE_FIELD`]);
    }
    const removed = await operator.call('DELETE', '/entities/1');
    expect([removed.status, removed.body.data.message]).toEqual([409, 'STILL_IN_USE']);
  });

  it('of the operator’s profile › is its name; of the own entity its profile', async () => {
    const own = await getOne<{ id: number; profileId: number; version: number; profileVersion: number }>(
      server.db,
      sql`select e.id, e.profile_id, e.version, p.version as profile_version from entity e
        join entity_profile p on p.id = e.profile_id join app_user u on u.entity_id = e.id where u.id = ${operator.id}`,
    );
    const renamed = await operator.call('PUT', `/entity-profiles/${own.profileId}`, {
      version: own.profileVersion,
      name: 'Outro nome',
    });
    expect(errorsOf(renamed)).toEqual(['name UNWRITABLE_FIELD']);
    const moved = await operator.call('PUT', `/entities/${own.id}`, { version: own.version, profileId });
    expect(errorsOf(moved)).toEqual(['profileId UNWRITABLE_FIELD']);
  });
});
