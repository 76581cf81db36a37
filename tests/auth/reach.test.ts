import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../resources/kit/permissions.ts';
import { getOne } from '../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { account, give, PASSWORD, signIn, outcomeOf, under } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const may: Permission[] = ['IMPERSONATE_USER', 'READ_USER', 'WRITE_USER', 'READ_ENTITY'];
const one = (options: object = {}) => account(server, { permissions: may, ...options });
const entityOf = async ({ id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`))
    .entityId;
/** Gives a user access to entities besides their own. */
const open = ({ id }: Person, entities: readonly number[]) =>
  server.db.query(
    sql`update app_user set entities_access_list = ${[...entities]}::bigint[] where id = ${id}`,
  );
const adopt = (child: number, parent: number) =>
  server.db.query(sql`update entity set parent_id = ${parent} where id = ${child}`);
const enter = (who: Person, other: Person) => who.call('POST', '/auth/impersonate', { userId: other.id });
const roleOf = async ({ id }: Person): Promise<number> =>
  (await getOne<{ roleId: number }>(server.db, sql`select role_id from app_user where id = ${id}`)).roleId;

/** A colleague of a user: same entity, no more permissions. */
async function colleague(of: Person) {
  return one({ entityId: await entityOf(of) });
}

describe('an impersonator', () => {
  it('sees no more than in their own name: not what the other may look into besides', async () => {
    const [boss, stranger] = [await one(), await one()];
    const other = await colleague(boss);
    await open(other, [await entityOf(stranger)]);
    expect(outcomeOf(await enter(boss, other))).toBe('409 CANNOT_IMPERSONATE');
    await open(boss, [await entityOf(stranger)]);
    expect((await enter(boss, other)).status).toBe(200);
  });

  it('sees no more than in their own name: not what lies below an entity that they only look into', async () => {
    const [boss, other, below] = [await one(), await one(), await one()];
    await open(boss, [await entityOf(other)]);
    await adopt(await entityOf(below), await entityOf(other));
    expect(outcomeOf(await enter(boss, other))).toBe('409 CANNOT_IMPERSONATE');
  });

  it('an account of the operator › is refused, even with access to the operator’s entity', async () => {
    const [boss, operator] = [await one(), await one({ profile: { name: 'operator' } })];
    await open(boss, [await entityOf(operator)]);
    expect(outcomeOf(await enter(boss, operator))).toBe('409 CANNOT_IMPERSONATE');
  });

  it('a wider scope of the impersonated user › ends the impersonation at the next call', async () => {
    const [boss, stranger] = [await one(), await one()];
    const other = await colleague(boss);
    const token = (await enter(boss, other)).body.sessionToken as string;
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(200);
    await open(other, [await entityOf(stranger)]);
    expect(outcomeOf(await under(server, token)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
  });

  it('an impersonated user who moves to the operator › ends the impersonation at the next call', async () => {
    const [boss, operator] = [await one(), await one({ profile: { name: 'operator' } })];
    const other = await colleague(boss);
    const token = (await enter(boss, other)).body.sessionToken as string;
    await open(boss, [await entityOf(operator)]);
    await server.db.query(
      sql`update app_user set entity_id = ${await entityOf(operator)} where id = ${other.id}`,
    );
    expect(outcomeOf(await under(server, token)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
  });
});

describe('a user who manages accounts', () => {
  const change = async (who: Person, other: Person, given: object) => {
    const { version } = (await who.call('GET', `/users/${other.id}`)).body as { version: number };
    return who.call('PUT', `/users/${other.id}`, { version, ...given });
  };
  const create = async (who: Person, entityId: number, email: string) =>
    who.call('POST', '/users', { name: 'Nova', email, entityId, roleId: await roleOf(who) });

  it('an account with a wider scope › can be neither taken by a new address nor created', async () => {
    const [keeper, host, below] = [await one(), await one(), await one()];
    await open(keeper, [await entityOf(host)]);
    expect((await change(keeper, host, { email: 'hospede@example.test' })).status).toBe(200);
    await adopt(await entityOf(below), await entityOf(host));
    expect(outcomeOf(await change(keeper, host, { email: 'meu@example.test' }))).toBe(
      '409 CANNOT_GRANT_PERMISSION',
    );
    const made = await create(keeper, await entityOf(host), 'nova@example.test');
    expect(made.body.errors).toEqual([{ property: 'entityId', error: 'INVALID_ENTITY' }]);
  });

  it('a move to a wider scope or to the operator › is refused', async () => {
    const [keeper, operator] = [await one(), await one({ profile: { name: 'operator' } })];
    await open(keeper, [await entityOf(operator)]);
    const entityId = await entityOf(operator);
    for (const answer of [
      await change(keeper, keeper, { entityId }),
      await create(keeper, entityId, 'op@example.test'),
    ])
      expect(answer.body.errors).toEqual([{ property: 'entityId', error: 'INVALID_ENTITY' }]);
  });

  it('changes their own address by password and mailed link, as everybody, and not by this way', async () => {
    const keeper = await one();
    const answer = await change(keeper, keeper, { email: 'outro@example.test' });
    expect(answer.body.errors).toEqual([{ property: 'email', error: 'NO_PERMISSION' }]);
    expect((await change(keeper, keeper, { name: 'Outro Nome' })).status).toBe(200);
  });
});

describe('an entity that is closed', () => {
  const close = (entityId: number) =>
    server.db.query(sql`update entity set active = false where id = ${entityId}`);

  it('its accounts › have no session any more and cannot sign in', async () => {
    const clerk = await one();
    const signedIn = (await signIn(server, clerk.email)).body.sessionToken as string;
    await close(await entityOf(clerk));
    expect(outcomeOf(await under(server, signedIn)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
    expect(outcomeOf(await give(server, clerk.email))).toBe('401 USER_INACTIVE');
    expect(outcomeOf(await give(server, clerk.email, `${PASSWORD}x`))).toBe('401 LOGIN_INVALID_CREDENTIALS');
  });

  it('the veterinarians who work in it › lose their sessions, and sign in again for another', async () => {
    const veterinarian = await account(server, { type: 'VETERINARY' });
    expect((await veterinarian.call('GET', '/auth/session')).status).toBe(200);
    const { entityId } = await getOne<{ entityId: number }>(
      server.db,
      sql`select entity_id from session where user_id = ${veterinarian.id}`,
    );
    await close(entityId);
    expect(outcomeOf(await veterinarian.call('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
    expect((await signIn(server, veterinarian.email)).body.step).toBe('ENTITY');
  });

  it('impersonation from it or in it › is refused', async () => {
    const operator = await one({ profile: { name: 'operator' } });
    const clerk = await one();
    const token = (await enter(operator, clerk)).body.sessionToken as string;
    await close(await entityOf(clerk));
    expect(outcomeOf(await under(server, token)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
    const second = await one({ profile: { name: 'operator' } });
    expect(outcomeOf(await enter(second, clerk))).toBe('409 IMPERSONATION_FAILED');
  });

  it('the own entity › cannot be closed: the user could not open it again', async () => {
    const operator = await one({
      permissions: ['WRITE_ENTITY', 'READ_ENTITY'],
      profile: { name: 'operator' },
    });
    const path = `/entities/${await entityOf(operator)}`;
    const { version } = (await operator.call('GET', path)).body as { version: number };
    const answer = await operator.call('PUT', path, { version, active: false });
    expect(answer.body.errors).toContainEqual({ property: 'active', error: 'NO_PERMISSION' });
    expect((await operator.call('GET', '/auth/session')).status).toBe(200);
  });
});
