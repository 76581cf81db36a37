import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../server/mail/smtp.ts';
import { makeSignInLink } from '../../server/modules/access/session/signInLink.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, PASSWORD } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const settings = { publicUrl: 'https://register.example.test' };
const make = (email: string, password = PASSWORD) => makeSignInLink(server.db, settings, { email, password });
const open = (link: string) => {
  const [token = '', code = ''] = link.split('/').slice(-2).map(decodeURIComponent);
  return server.visitor.call('POST', '/auth/two-fa', { token, code });
};

describe('a sign-in link of the server', () => {
  it('for the right password › completes a sign-in once, with a row of the audit and a mail to the account', async () => {
    const { id, email } = await account(server);
    const { link } = await make(` ${email.toUpperCase()} `);
    expect(link.startsWith('https://register.example.test/auth/2fa/')).toBe(true);
    expect(await open(link)).toMatchObject({ status: 200 });
    expect((await open(link)).status).toBe(401);
    const rows = await server.db.query(
      sql`select from audit_log where action = 'SIGN_IN_LINK_MADE' and object_id = ${String(id)}`,
    );
    expect(rows).toHaveLength(1);
    const mails = await server.db.query(
      sql`select from outbox where kind = 'MAIL' and payload ->> 'to' = ${email} and payload ->> 'text' like '%servidor%'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('for a wrong password, an unknown address or an inactive account › is not made', async () => {
    const { id, email } = await account(server);
    await expect(make(email, 'wrong')).rejects.toThrow('wrong');
    await expect(make('no-account@example.test')).rejects.toThrow('wrong');
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${id}`);
    await expect(make(email)).rejects.toThrow('inactive');
    expect(await server.db.query(sql`select from secret_token where user_id = ${id}`)).toHaveLength(0);
  });
});

describe('a mail server that does not answer', () => {
  it('asked at the start › is named, with the way to sign in', async () => {
    const mailer = smtpMailer('smtp://127.0.0.1:1', 'register@example.test');
    expect(await mailer.findFault?.()).toMatch(/does not answer.*sign-in:link/);
    mailer.close();
  });
});
