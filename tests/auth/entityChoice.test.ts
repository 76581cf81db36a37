import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../server/db/db.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, signIn, under } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SEARCH = '/auth/search-entities?sortProperty=status&sortDirection=DESC&itemsPerPage=100';

/** Associates a veterinarian with a new entity. */
async function associate(veterinaryId: number, status: string): Promise<number> {
  const other = await server.person();
  const { entityId } = await getOne<{ entityId: number }>(
    server.db,
    sql`insert into veterinary_entity (veterinary_id, entity_id, status)
      select ${veterinaryId}, entity_id, ${status} from app_user where id = ${other.id} returning entity_id`,
  );
  return entityId;
}

describe('the choice of entity', () => {
  it('lists first what can be entered, and the entity that was used last before the others', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const { veterinaryId } = await getOne<{ veterinaryId: number }>(
      server.db,
      sql`select veterinary_id from app_user where id = ${vet.id}`,
    );
    const asked = await associate(veterinaryId, 'PENDING_ENTITY_RESPONSE');
    const invited = await associate(veterinaryId, 'PENDING_VETERINARY_RESPONSE');
    const second = await associate(veterinaryId, 'ACCEPTED');
    const { body } = await signIn(server, vet.email);
    await under(server, body.sessionToken as string)('PUT', '/auth/select-entity', { entityId: second });
    const next = await signIn(server, vet.email);
    const found = await under(server, next.body.sessionToken as string)('GET', SEARCH);
    const list = found.body.content as {
      entity: { id: number };
      status: string;
      lastUseTimestamp: string | null;
    }[];
    expect(list.map(({ status }) => status)).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'PENDING_VETERINARY_RESPONSE',
      'PENDING_ENTITY_RESPONSE',
    ]);
    expect(list[0]?.entity.id).toBe(second);
    expect(list[0]?.lastUseTimestamp).not.toBeNull();
    expect(list.slice(1).map(({ lastUseTimestamp }) => lastUseTimestamp)).toEqual([null, null, null]);
    expect(list.slice(2).map(({ entity }) => entity.id)).toEqual([invited, asked]);
  });
});

describe('a user whose role is empty', () => {
  it('after the sign-in › sees who manages the users of the own entity, and of no other', async () => {
    const user = await server.person();
    const { entityId } = await getOne<{ entityId: number }>(
      server.db,
      sql`select entity_id from app_user where id = ${user.id}`,
    );
    const administrator = await account(server, { entityId, permissions: ['WRITE_USER'] });
    await account(server, { entityId });
    await account(server, { permissions: ['WRITE_USER'] });
    const { body } = await user.call('GET', '/users/me/administrators');
    expect(body).toEqual([{ id: administrator.id, name: expect.any(String), email: administrator.email }]);
    const row = await getOne<{ details: unknown }>(
      server.db,
      sql`select details from audit_log where user_id = ${user.id} and object_type = 'user' order by id desc limit 1`,
    );
    expect(row.details).toEqual({ ids: [administrator.id] });
  });
});
