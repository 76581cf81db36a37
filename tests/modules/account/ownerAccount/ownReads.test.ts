import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnRead } from '../../../../resources/account/ownerAccount/calls.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { animalOfAccount } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
});
afterAll(() => server.close());

const animalWithOwner = () => animalOfAccount(server, staff, world);

const readsOf = async (person: Person, after?: number) =>
  (await person.call('GET', `/owner-account/reads${after ? `?after=${after}` : ''}`)).body as {
    content: OwnRead[];
    next: number | null;
  };

describe('who looked at the data of an owner', () => {
  it('staff who read the animal and the owner › are listed by entity and role, without their names', async () => {
    const { transponder, ownerId, person } = await animalWithOwner();
    await staff.call('GET', `/animals/${transponder}`);
    await staff.call('GET', `/owners/${ownerId}`);
    const { content, next } = await readsOf(person);
    expect(next).toBeNull();
    expect(content.slice(0, 2)).toMatchObject([
      { action: 'READ', animalName: null, transponder: null, reader: 'ENTITY' },
      { action: 'READ', transponder, reader: 'ENTITY' },
    ]);
    const { name, entity, role } = await getOne<{ name: string; entity: string; role: string }>(
      server.db,
      sql`select u.name, e.name as entity, r.name as role from app_user u join entity e on e.id = u.entity_id
        join role r on r.id = u.role_id where u.id = ${staff.id}`,
    );
    expect(content[0]).toMatchObject({ entity, role });
    expect(JSON.stringify(content)).not.toContain(name);
  });

  it('the owner itself › is not listed, a user who acts in its name is', async () => {
    const { transponder, person } = await animalWithOwner();
    const before = (await readsOf(person)).content.length;
    await person.call('GET', `/animals/${transponder}`);
    expect((await readsOf(person)).content).toHaveLength(before);
    await server.db.query(sql`insert into audit_log (user_id, impersonator_id, action, object_type, object_id)
      values (${person.id}, ${staff.id}, 'READ', 'animal', ${transponder})`);
    const [newest] = (await readsOf(person)).content;
    expect(newest).toMatchObject({ transponder, reader: 'ENTITY' });
    expect(newest?.entity).not.toBeNull();
  });

  it('rows of other owners, of the time before an animal came, and of other actions › are not listed', async () => {
    const [mine, other] = [await animalWithOwner(), await animalWithOwner()];
    await server.db.query(sql`insert into audit_log (user_id, action, object_type, object_id) values
      (${staff.id}, 'UPDATE', 'owner', ${String(mine.ownerId)}), (${staff.id}, 'READ', 'entity', ${String(mine.ownerId)})`);
    await staff.call('GET', `/animals/${other.transponder}`);
    const before = (await readsOf(mine.person)).content;
    expect(before.filter(({ transponder }) => transponder === other.transponder)).toEqual([]);
    await server.db
      .query(sql`insert into animal_transfer (animal_id, origin, new_owner, closed, accepted, validation_status)
      values (${other.id}, 'COLEIRA', '{}', true, true, 'DONE')`);
    await server.db.query(sql`update animal set owner_id = ${mine.ownerId} where id = ${other.id}`);
    expect((await readsOf(mine.person)).content).toEqual(before);
    await staff.call('GET', `/animals/${other.transponder}`);
    expect((await readsOf(mine.person)).content[0]).toMatchObject({ transponder: other.transponder });
    expect((await readsOf(other.person)).content.filter(({ transponder }) => transponder !== null)).toEqual(
      [],
    );
  });

  it('more than a page › is read page by page, each row once, the newest first', async () => {
    const { transponder, ownerId, person } = await animalWithOwner();
    await server.db.query(sql`insert into audit_log (user_id, action, object_type, object_id, details)
      select ${staff.id}, 'READ', t.type, t.id, jsonb_build_object('reason', 'n.º ' || n)
      from generate_series(1, 40) n, (values ('owner', ${String(ownerId)}), ('animal', ${transponder})) t (type, id)`);
    const ids: number[] = [];
    let page = await readsOf(person);
    for (;;) {
      ids.push(...page.content.map(({ id }) => id));
      if (page.next === null) break;
      page = await readsOf(person, page.next);
    }
    expect(ids.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await readsOf(person)).content[0]?.reason).toMatch(/^n\.º/);
  });

  it('an account that is no owner’s › is refused', async () => {
    expect((await staff.call('GET', '/owner-account/reads')).status).toBe(403);
  });
});
