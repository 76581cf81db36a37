import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let manager: Person;
let entityId: number;
let clerkRole: number;
let managerRole: number;

const one = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await getOne<{ id: number }>(server.db, statement)).id;

beforeAll(async () => {
  server = await testServer();
  manager = await server.person({ permissions: ['READ_USER', 'WRITE_USER', 'READ_ANIMAL'] });
  entityId = await one(sql`select entity_id as id from app_user where id = ${manager.id}`);
  managerRole = await one(sql`select role_id as id from app_user where id = ${manager.id}`);
  clerkRole = await one(
    sql`insert into role (name, permissions) values ('Balcão', '{READ_ANIMAL}') returning id`,
  );
});
afterAll(() => server.close());

let counter = 0;
/** An account with an address of its own, for the mails. */
async function account(
  entity = entityId,
  role = clerkRole,
): Promise<{ id: number; version: number; email: string }> {
  counter += 1;
  const email = `conta${counter}@example.test`;
  const id = await one(sql`insert into app_user (name, email, type, status, entity_id, role_id, search_text)
    values (${`Conta ${counter}`}, ${email}, 'NORMAL', 'ACTIVE', ${entity}, ${role}, '') returning id`);
  return { id, version: 1, email };
}
const set = (users: readonly { id: number; version: number }[], more: object = {}, by = manager) =>
  by.call('PUT', '/users/bulk/status', {
    users: users.map(({ id, version }) => ({ id, version })),
    status: 'INACTIVE',
    reason: 'LEFT',
    ...more,
  });
const check = (ids: readonly number[], by = manager, status = 'INACTIVE') =>
  by.call('POST', '/users/bulk/status/check', { ids, status });
const statusOf = async (id: number): Promise<string> =>
  (await getOne<{ status: string }>(server.db, sql`select status from app_user where id = ${id}`)).status;
const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await server.db.query<{ subject: string }>(
      sql`select payload ->> 'subject' as subject from outbox where kind = 'MAIL' and payload ->> 'to' = ${email} order by id`,
    )
  ).map(({ subject }) => subject);

describe('deactivating several accounts', () => {
  it('of one’s own entity › ends their sessions, writes to each, and leaves who, when and why in the audit', async () => {
    const [first, second] = [await account(), await account()];
    await server.db.query(sql`insert into session (token_hash, user_id, idle_end, absolute_end, ip)
      values ('\x01', ${first.id}, now() + interval '1 hour', now() + interval '1 hour', '::1')`);
    const preview = await check([first.id, second.id, 999_999]);
    expect(preview.body).toMatchObject({
      users: [
        {
          id: first.id,
          version: 1,
          refusal: null,
          sessions: 1,
          waitingDecisions: 0,
          entity: { id: entityId },
        },
        { id: second.id, refusal: null, sessions: 0 },
      ],
      missing: 1,
    });
    expect(await statusOf(first.id)).toBe('ACTIVE');
    expect(await subjectsTo(first.email)).toEqual([]);
    const done = await set([first, second]);
    expect(done.body.users).toEqual([
      { id: first.id, version: 2, refusal: null },
      { id: second.id, version: 2, refusal: null },
    ]);
    expect(await server.db.query(sql`select 1 from session where user_id = ${first.id}`)).toEqual([]);
    expect(await subjectsTo(first.email)).toEqual(['A sua conta foi desativada']);
    const rows = await server.db.query(sql`select user_id, details ->> 'reason' as reason from audit_log
      where action = 'USER_DEACTIVATED' and object_id in (${String(first.id)}, ${String(second.id)})`);
    expect(rows).toEqual([
      { userId: manager.id, reason: 'LEFT' },
      { userId: manager.id, reason: 'LEFT' },
    ]);
  });

  it('undone with the versions of the answer › activates them again; one changed since stays as it is', async () => {
    const [first, second] = [await account(), await account()];
    const done = await set([first, second]);
    await server.db.query(sql`update app_user set version = version + 1 where id = ${second.id}`);
    const undone = await set(done.body.users, { status: 'ACTIVE', reason: 'RETURNED' });
    expect(undone.body.users).toEqual([
      { id: first.id, version: 3, refusal: null },
      { id: second.id, version: null, refusal: 'STALE_VERSION' },
    ]);
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['ACTIVE', 'INACTIVE']);
    expect(await subjectsTo(first.email)).toEqual([
      'A sua conta foi desativada',
      'A sua conta foi reativada',
    ]);
  });

  it('of which some cannot be › changes the others, and says the reason of each', async () => {
    const stranger = await server.person({});
    const strong = await account(
      entityId,
      await one(
        sql`insert into role (name, permissions) values ('Auditoria', '{READ_AUDIT_LOG}') returning id`,
      ),
    );
    const [free, inactive] = [await account(), await account()];
    await set([inactive]);
    const users = [free, inactive, strong, { id: manager.id, version: 1 }, { id: stranger.id, version: 1 }];
    const expected = [null, 'USER_ALREADY_INACTIVE', 'CANNOT_GRANT_PERMISSION', 'CANNOT_CHANGE_OWN_STATUS'];
    const preview = await check(users.map(({ id }) => id));
    const codes = new Map(
      (preview.body.users as { id: number; refusal: string | null }[]).map(({ id, refusal }) => [
        id,
        refusal,
      ]),
    );
    expect(users.slice(0, 4).map(({ id }) => codes.get(id))).toEqual(expected);
    expect(preview.body.missing).toBe(1);
    const done = await set(users);
    expect((done.body.users as { refusal: string | null }[]).map(({ refusal }) => refusal)).toEqual([
      ...expected,
      'NOT_FOUND',
    ]);
    expect(await statusOf(free.id)).toBe('INACTIVE');
    expect(await statusOf(stranger.id)).toBe('ACTIVE');
  });

  it('the same account twice, none, without a reason, or without the permission › is refused', async () => {
    const some = await account();
    expect((await set([some, some])).status).toBe(422);
    expect((await set([])).status).toBe(422);
    expect((await set([some], { reason: null })).status).toBe(422);
    const reader = await server.person({ permissions: ['READ_USER'] });
    expect([(await set([some], {}, reader)).status, (await check([some.id], reader)).status]).toEqual([
      403, 403,
    ]);
  });
});

describe('the last account that manages the users of an entity', () => {
  let operator: Person;
  const clinic = async (): Promise<number> =>
    one(sql`insert into entity (name, vat_number, profile_id, search_text)
      select 'Clínica', ${`X${(counter += 1)}`}, profile_id, '' from entity where id = ${entityId} returning id`);
  beforeAll(async () => {
    operator = await server.person({
      profile: { name: 'operator' },
      permissions: ['READ_USER', 'WRITE_USER'],
    });
  });

  it('while others work there › can be neither deactivated nor given another role or entity', async () => {
    const place = await clinic();
    const administrator = await account(place, managerRole);
    await account(place);
    expect((await set([administrator], {}, operator)).body.users[0].refusal).toBe('LAST_ADMINISTRATOR');
    const attempts = [{ status: 'INACTIVE' }, { roleId: clerkRole }, { entityId }];
    for (const change of attempts) {
      const { status, body } = await operator.call('PUT', `/users/${administrator.id}`, {
        version: 1,
        ...change,
      });
      expect([status, body.errors]).toEqual([
        422,
        [{ property: Object.keys(change)[0], error: 'LAST_ADMINISTRATOR' }],
      ]);
    }
  });

  it('of two who leave together while others stay › is the second', async () => {
    const place = await clinic();
    const two = [await account(place, managerRole), await account(place, managerRole)];
    await account(place);
    const { body } = await set(two, {}, operator);
    expect(body.users.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'LAST_ADMINISTRATOR',
    ]);
  });

  it('with all others, of a closed entity, or below an entity that has one › can be deactivated', async () => {
    const place = await clinic();
    const everyone = [await account(place, managerRole), await account(place)];
    expect(
      (await set(everyone, {}, operator)).body.users.every(
        (each: { refusal: null }) => each.refusal === null,
      ),
    ).toBe(true);
    const closed = await clinic();
    await server.db.query(sql`update entity set active = false where id = ${closed}`);
    const of = await account(closed, managerRole);
    await account(closed);
    expect((await set([of], {}, operator)).body.users[0].refusal).toBe(null);
    const branch = await clinic();
    await server.db.query(
      sql`update entity set vat_number = null, parent_id = ${entityId} where id = ${branch}`,
    );
    const below = await account(branch, managerRole);
    await account(branch);
    expect((await set([below], {}, operator)).body.users[0].refusal).toBe(null);
  });
});
