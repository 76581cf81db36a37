import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { outcomeOf, under } from '../auth/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const KEY = { 'idempotency-key': 'chave-de-ontem' };
const vaccine = (name: string) => ({ name, immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR' });
const make = (who: Pick<Person, 'call'>, name: string) => who.call('POST', '/vaccines', vaccine(name), KEY);

describe('the key of a call that has been made', () => {
  it('another user with the same key › makes a new call', async () => {
    const first = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const second = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const mine = await make(first, 'Raiva A');
    expect((await make(first, 'Raiva A')).body).toEqual(mine.body);
    expect(outcomeOf(await make(second, 'Raiva A'))).toBe('422 FORM_ERROR_MSG');
    expect((await make(second, 'Raiva B')).status).toBe(201);
  });

  it('the same call twice at the same time › is made once, and answered twice', async () => {
    const one = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const [first, second] = await Promise.all([make(one, 'Raiva H'), make(one, 'Raiva H')]);
    expect(second.body).toEqual(first.body);
    const { id } = first.body as { id: number };
    const kept = await server.db.query(sql`
      select from record_version where module = 'vaccine' and record_id = ${id}
      union all select from audit_log where object_type = 'vaccine' and object_id = ${String(id)}`);
    expect(kept).toHaveLength(2);
  });

  it('of a form that no key has › is refused as malformed, and nothing is made', async () => {
    const one = await server.person({ permissions: ['MANAGE_VACCINES'] });
    for (const key of ['chave-7', 'x'.repeat(101), 'chave de ontem', 'chave,chave']) {
      const refused = await one.call('POST', '/vaccines', vaccine('Raiva K'), { 'idempotency-key': key });
      expect([refused.status, refused.body.errors?.[0]?.property]).toEqual([400, 'Idempotency-Key']);
    }
    const made = await one.call('POST', '/vaccines', vaccine('Raiva K'), {
      'idempotency-key': 'x'.repeat(100),
    });
    expect(made.status).toBe(201);
  });

  it('another path, query or body › is not answered by it', async () => {
    const one = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const { id, version } = (await make(one, 'Raiva C')).body as { id: number; version: number };
    const others = [
      await make(one, 'Raiva D'),
      await one.call('PUT', `/vaccines/${id}`, { ...vaccine('Raiva C'), version }, KEY),
      await one.call('DELETE', `/vaccines/${id}`, undefined, KEY),
    ];
    expect(others.map(outcomeOf)).toEqual(others.map(() => '409 IDEMPOTENCY_KEY_REUSED'));
  });

  it('without the permission for the call any more › is refused', async () => {
    const one = await server.person({ permissions: ['MANAGE_VACCINES'] });
    expect((await make(one, 'Raiva E')).status).toBe(201);
    await server.db.query(sql`
      update role set permissions = '{}' where id = (select role_id from app_user where id = ${one.id})`);
    expect((await make(one, 'Raiva E')).status).toBe(403);
  });

  it('after a change of the entity › is refused', async () => {
    const one = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const elsewhere = await server.person();
    expect((await make(one, 'Raiva F')).status).toBe(201);
    await server.db
      .query(sql`update app_user set entity_id = (select entity_id from app_user where id = ${elsewhere.id})
      where id = ${one.id}`);
    expect(outcomeOf(await make(one, 'Raiva F'))).toBe('409 IDEMPOTENCY_KEY_REUSED');
  });

  it('an impersonator › does not receive the answer of the impersonated user', async () => {
    const one = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const boss = await server.person({
      permissions: ['IMPERSONATE_USER', 'MANAGE_VACCINES'],
      profile: { name: 'operator' },
    });
    expect((await make(one, 'Raiva G')).status).toBe(201);
    const entered = await boss.call('POST', '/auth/impersonate', { userId: one.id });
    const call = under(server, entered.body.sessionToken as string);
    expect(outcomeOf(await make({ call }, 'Raiva G'))).toBe('409 IDEMPOTENCY_KEY_REUSED');
  });
});
