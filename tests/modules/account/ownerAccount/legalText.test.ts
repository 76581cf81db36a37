import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../../../../server/db/sql.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let owner: Person;
let clinic: Person;

beforeAll(async () => {
  server = await testServer();
  owner = await server.person();
  clinic = await server.person();
  await server.db.query(sql`
    with o as (insert into owner (type, name, vat_number) values ('SINGULAR', 'Inês Prata', '123456789') returning id)
    update app_user set owner_id = (select id from o) where id = ${owner.id}`);
});
afterAll(() => server.close());

const setText = (key: string, version: number) =>
  server.db.query(sql`insert into configuration (key, value)
    values (${key}, ${json({ version, pt: `<p>${key}</p>`, en: '' })})
    on conflict (key) do update set value = excluded.value`);
const stepOf = async (person: Person) => {
  const { status, body } = await person.call('GET', '/auth/session');
  return status === 200 ? body.step : body.code;
};

describe('the legal text of an account', () => {
  test('an owner › reads and accepts a text of its own, which others never see', async () => {
    await owner.call('PUT', '/auth/legalWarning/accept');
    expect((await owner.call('GET', '/auth/legalWarning')).body.content).toContain('Aviso aos titulares');
    expect((await clinic.call('GET', '/auth/legalWarning')).body.content).not.toContain('titulares');
    expect([await stepOf(owner), await stepOf(clinic)]).toEqual(['DONE', 'DONE']);
  });

  test('a new version of one text › is owed by the accounts that it is for alone', async () => {
    await setText('legalWarningOwners', 1);
    expect([await stepOf(owner), await stepOf(clinic)]).toEqual(['LEGAL_WARNING', 'DONE']);
    expect((await owner.call('GET', '/auth/legalWarning')).body).toEqual({
      content: '<p>legalWarningOwners</p>',
      version: 1,
    });
    expect((await owner.call('PUT', '/auth/legalWarning/accept')).body.step).toBe('DONE');
    await setText('legalWarning', 3);
    expect([await stepOf(owner), await stepOf(clinic)]).toEqual(['DONE', 'LEGAL_WARNING']);
  });
});
