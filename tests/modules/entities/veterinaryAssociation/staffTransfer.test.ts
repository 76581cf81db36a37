import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
let profileId: number;
let clerkRole: number;
let managerRole: number;
let counter = 0;

const one = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await getOne<{ id: number }>(server.db, statement)).id;
const entity = (active = true): Promise<number> =>
  one(sql`insert into entity (name, vat_number, profile_id, active, search_text)
    values (${`Clínica ${(counter += 1)}`}, ${`S${counter}`}, ${profileId}, ${active}, '') returning id`);
const account = async (entityId: number, roleId = clerkRole) => {
  counter += 1;
  const id =
    await one(sql`insert into app_user (name, email, type, status, entity_id, role_id, entities_access_list, search_text)
    values (${`Pessoa ${counter}`}, ${`equipa${counter}@example.test`}, 'NORMAL', 'ACTIVE', ${entityId}, ${roleId}, '{}', '') returning id`);
  return { id, version: 1, email: `equipa${counter}@example.test` };
};
const veterinary = async (entityId: number): Promise<number> => {
  counter += 1;
  const id = await one(
    sql`insert into veterinary (name, ballot_number, search_text) values (${`Veterinária ${counter}`}, ${`B${counter}`}, '') returning id`,
  );
  await server.db.query(
    sql`insert into veterinary_entity (veterinary_id, entity_id, status, role_id) values (${id}, ${entityId}, 'ACCEPTED', ${clerkRole})`,
  );
  return id;
};
const standing = (id: number) =>
  getOne<{ entityId: number; roleId: number; entitiesAccessList: number[] }>(
    server.db,
    sql`select entity_id, role_id, entities_access_list from app_user where id = ${id}`,
  );

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    profile: { name: 'operator' },
    permissions: ['READ_USER', 'WRITE_USER', 'MANAGE_VETERINARIES', 'READ_ENTITY'],
  });
  profileId = await one(sql`insert into entity_profile (name) values ('Clínicas do teste') returning id`);
  clerkRole = await one(
    sql`insert into role (name, permissions) values ('Balcão do teste', '{READ_ANIMAL}') returning id`,
  );
  managerRole = await one(
    sql`insert into role (name, permissions) values ('Gestão do teste', '{READ_USER,WRITE_USER}') returning id`,
  );
});
afterAll(() => server.close());

const body = (targetId: number, users: readonly { id: number; version: number }[], more: object = {}) => ({
  targetId,
  users: users.map(({ id, version, ...rest }) => ({
    id,
    version,
    ...('roleId' in rest && { roleId: rest.roleId }),
  })),
  veterinaryIds: [],
  keepsAccess: false,
  ...more,
});
const transfer = (from: number, sent: object, by = operator) =>
  by.call('POST', `/entities/${from}/staff/transfer`, sent);
const check = (from: number, sent: object, by = operator) =>
  by.call('POST', `/entities/${from}/staff/transfer/check`, sent);

describe('moving staff to another entity', () => {
  it('of a clinic that closes › changes entity and role, ends sessions, writes to each, and the same call moves them back', async () => {
    const [from, to] = [await entity(), await entity()];
    const [manager, clerk] = [await account(from, managerRole), await account(from)];
    const vet = await veterinary(from);
    await server.db.query(sql`insert into session (token_hash, user_id, idle_end, absolute_end, ip)
      values ('\x02', ${clerk.id}, now() + interval '1 hour', now() + interval '1 hour', '::1')`);
    const staff = await operator.call('GET', `/entities/${from}/staff`);
    expect(staff.body).toMatchObject({
      users: [{ id: manager.id, version: 1 }, { id: clerk.id }],
      veterinarians: [{ id: vet, isClinicalDirector: false }],
    });
    const sent = body(to, [manager, { ...clerk, roleId: managerRole } as typeof clerk], {
      veterinaryIds: [vet],
      keepsAccess: true,
    });
    const preview = await check(from, sent);
    expect(preview.body).toMatchObject({
      users: [
        { id: manager.id, refusal: null, sessions: 0 },
        { id: clerk.id, refusal: null, sessions: 1 },
      ],
      veterinarians: [{ id: vet, refusal: null }],
      remaining: { users: 0, administrators: 0, veterinarians: 1 },
    });
    expect((await standing(clerk.id)).entityId).toBe(from);
    const done = await transfer(from, sent);
    expect(done.body.users).toMatchObject([
      { id: manager.id, version: 2, refusal: null, formerRoleId: managerRole },
      { id: clerk.id, version: 2, refusal: null, formerRoleId: clerkRole },
    ]);
    expect(await standing(clerk.id)).toEqual({
      entityId: to,
      roleId: managerRole,
      entitiesAccessList: [from],
    });
    expect(await server.db.query(sql`select 1 from session where user_id = ${clerk.id}`)).toEqual([]);
    const mails = await server.db.query(
      sql`select 1 from outbox where kind = 'MAIL' and payload ->> 'to' = ${clerk.email}`,
    );
    expect(mails).toHaveLength(1);
    const invited = await getOne<{ status: string; id: number }>(
      server.db,
      sql`select id, status from veterinary_entity where veterinary_id = ${vet} and entity_id = ${to}`,
    );
    expect(invited).toEqual({
      status: 'PENDING_VETERINARY_RESPONSE',
      id: done.body.veterinarians[0].associationId,
    });
    const back = (done.body.users as { id: number; version: number; formerRoleId: number }[]).map(
      ({ id, version, formerRoleId }) => ({ id, version, roleId: formerRoleId }),
    );
    expect((await transfer(to, body(from, back))).body.users).toMatchObject([
      { refusal: null },
      { refusal: null },
    ]);
    expect(await standing(clerk.id)).toEqual({ entityId: from, roleId: clerkRole, entitiesAccessList: [] });
    const withdrawn = await operator.call('PUT', `/veterinary-associations/${invited.id}/cancel`, {});
    expect(withdrawn.status).toBe(200);
  });

  it('the last who manages the others, oneself, one of another entity, or one changed since › stays, with the reason', async () => {
    const [from, to] = [await entity(), await entity()];
    const [manager, clerk, changed] = [
      await account(from, managerRole),
      await account(from),
      await account(from),
    ];
    const stranger = await account(to);
    const self = { id: operator.id, version: 1 };
    const sent = body(to, [manager, { ...changed, version: 9 }, stranger, self]);
    const { body: answer } = await transfer(from, sent);
    expect(answer.users.map(({ refusal }: { refusal: string }) => refusal)).toEqual([
      'LAST_ADMINISTRATOR',
      'STALE_VERSION',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    const own = await one(sql`select entity_id as id from app_user where id = ${operator.id}`);
    expect((await transfer(own, body(to, [self]))).body.users[0].refusal).toBe('CANNOT_TRANSFER_SELF');
    expect((await standing(clerk.id)).entityId).toBe(from);
  });

  it('to itself, to a closed entity, to one beyond one’s own, or without anyone › is refused', async () => {
    const from = await entity();
    const clerk = await account(from);
    const places = [from, await entity(false), 999_999];
    for (const target of places) {
      const { status, body: answer } = await transfer(from, body(target, [clerk]));
      expect([status, answer.errors]).toEqual([422, [{ property: 'targetId', error: 'INVALID_ENTITY' }]]);
    }
    expect((await transfer(from, body(await entity(), []))).body.errors).toEqual([
      { property: 'users', error: 'MISSING_USER' },
    ]);
    const manager = await server.person({ permissions: ['READ_USER', 'WRITE_USER'] });
    const own = await one(sql`select entity_id as id from app_user where id = ${manager.id}`);
    expect((await transfer(from, body(own, [clerk]), manager)).status).toBe(404);
    expect((await transfer(own, body(from, [{ id: manager.id, version: 1 }]), manager)).status).toBe(422);
    expect(
      (await transfer(from, body(own, [clerk]), await server.person({ permissions: ['READ_USER'] }))).status,
    ).toBe(403);
  });

  it('a veterinarian whom the target has already, or who is not the caller’s to manage › is not invited', async () => {
    const [from, to] = [await entity(), await entity()];
    const vet = await veterinary(from);
    await server.db.query(
      sql`insert into veterinary_entity (veterinary_id, entity_id, status) values (${vet}, ${to}, 'ACCEPTED')`,
    );
    const { body: answer } = await transfer(from, body(to, [], { veterinaryIds: [vet, 999_999] }));
    expect(answer.veterinarians).toEqual([
      { id: vet, refusal: 'ASSOCIATION_ALREADY_EXISTS', associationId: null },
      { id: 999_999, refusal: 'NOT_FOUND', associationId: null },
    ]);
  });
});
