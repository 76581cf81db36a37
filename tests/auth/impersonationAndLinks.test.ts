import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueSecret } from '../../server/auth/secrets.ts';
import { getOne } from '../../server/db/db.ts';
import { createTempDocument } from '../../server/files/tempDocuments.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, give, inTheNameOf, PASSWORD, outcomeOf, type Account } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const operator = () => account(server, { permissions: ['IMPERSONATE_USER'], profile: { name: 'operator' } });

describe('an impersonator', () => {
  it('a further impersonation › is refused though the other user may: the audit would name the wrong user', async () => {
    const [boss, other, third] = [await operator(), await operator(), await account(server)];
    const as = await inTheNameOf(server, boss, other);
    expect(outcomeOf(await as('POST', '/auth/impersonate', { userId: third.id }))).toBe(
      '409 ALREADY_IMPERSONATING',
    );
    const { count } = await getOne<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from session where impersonator_id = ${other.id}`,
    );
    expect(count).toBe(0);
  });

  it('a copy of the other user’s data › is refused, whether asked for or read', async () => {
    const [boss, other] = [await operator(), await account(server)];
    const id = await server.db.transaction((tx) =>
      createTempDocument(tx, {
        userId: other.id,
        filename: 'os-meus-dados.json',
        type: 'application/json',
        bytes: Buffer.from('{}'),
      }),
    );
    const as = await inTheNameOf(server, boss, other);
    const answers = [
      await as('GET', `/temp-documents/${id}`),
      await as('GET', `/temp-documents/${id}/contents`),
      await as('POST', '/users/me/data-copy', {}),
    ];
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => '409 NOT_WHILE_IMPERSONATING'));
    const asked = await server.db.query(
      sql`select from outbox where kind = 'OWN_DATA' and (payload->>'userId')::bigint = ${other.id}`,
    );
    expect(asked).toEqual([]);
  });
});

describe('a link', () => {
  const reset = ({ id }: Account, token: string, way = 'reset') =>
    server.visitor.call('POST', `/auth/${way}/${id}/${token}`, { password: 'Medronho?38' });
  const link = async ({ id }: Account, purpose: 'RESET' | 'ACTIVATE' = 'RESET') =>
    (await issueSecret(server.db, { purpose, userId: id, minutes: 60 })).token;

  it('for an account that is inactive by now › is refused, for any purpose', async () => {
    const person = await account(server);
    const links = [await link(person), await link(person, 'ACTIVATE')];
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${person.id}`);
    expect(outcomeOf(await reset(person, links[0]!))).toBe('409 RECOVERY_TOKEN_INVALID');
    expect(outcomeOf(await reset(person, links[1]!, 'activate'))).toBe('409 ACTIVATION_TOKEN_INVALID');
    await server.db.query(sql`update app_user set status = 'ACTIVE' where id = ${person.id}`);
    expect((await give(server, person.email, PASSWORD)).status).toBe(200);
  });

  it('for another account or purpose › is refused', async () => {
    const [one, other] = [await account(server), await account(server)];
    const token = await link(one);
    expect(outcomeOf(await reset(other, token))).toBe('409 RECOVERY_TOKEN_INVALID');
    expect(outcomeOf(await reset(one, token, 'activate'))).toBe('409 ACTIVATION_TOKEN_INVALID');
    expect((await reset(one, token)).status).toBe(200);
  });
});

describe('a request of a veterinarian', () => {
  it('for an inactive or unknown entity › is refused', async () => {
    const vet = await account(server, { type: 'VETERINARY' });
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`update entity set active = false where id = (select entity_id from app_user where id = ${(await account(server)).id})
        returning id`,
    );
    for (const entityId of [id, 999_999])
      expect(outcomeOf(await vet.call('POST', '/veterinaries/associate-entities', { entityId }))).toBe(
        '409 ERROR_ADD_ASSOCIATION',
      );
  });
});

describe('a ticket about a process', () => {
  it('the id of a process without its type › is refused', async () => {
    const person = await account(server);
    const ticket = { category: 'OTHER', subject: 'OTHER', description: 'Preciso de ajuda.' };
    const { body } = await person.call('POST', '/ticketing', { ...ticket, processId: 1 });
    expect(body.errors).toEqual([{ property: 'processType', error: 'MISSING_PROCESS_TYPE' }]);
  });
});
