import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, give, PASSWORD } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Another instance of the register on the same database. */
async function beside<T>(
  env: Record<string, string>,
  work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ DATA_DIR: server.dataDir, ...env });
  const mailer = openMailer(settings);
  const app = await buildApp({ db: server.db, mailer, settings });
  try {
    return await work(app);
  } finally {
    await app.close();
    mailer.close();
  }
}

describe('a mail server', () => {
  it('that is away or silent makes the sign-in say so, and leaves no code behind', async () => {
    const { id, email } = await account(server);
    const silent: Server = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    for (const url of ['smtp://127.0.0.1:1', `smtp://127.0.0.1:${port}`]) {
      const answer = await beside({ SMTP_URL: url, DEMO: '0' }, (app) =>
        app.inject({ method: 'POST', url: '/api/auth/', payload: { email, password: PASSWORD } }),
      );
      expect(answer.statusCode).toBe(503);
      expect(answer.json().data.message).toBe('MAIL_AWAY');
      expect(answer.headers['retry-after']).toBeDefined();
    }
    silent.close();
    expect(await server.db.query(sql`select from secret_token where user_id = ${id}`)).toHaveLength(0);
  });
});

describe('the mailbox of the demonstration', () => {
  it('the list of mails › has the newest first, and runs nothing in them', async () => {
    const { email } = await account(server);
    await give(server, email);
    await beside({ DEMO: '1' }, async (app) => {
      const list = (await app.inject({ url: '/demo/mailbox.json' })).json() as { to: string; text: string }[];
      expect(list[0]!.to).toBe(email);
      expect(list[0]!.text).toMatch(/^\d{6}$/m);
      const page = await app.inject({ url: '/demo/mailbox' });
      expect(page.body).toContain(email);
      expect(page.body).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    });
  });

  it('escapes whatever a mail carries', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coleira-mailbox-'));
    const settings = readSettings({ DATA_DIR: folder, DEMO: '1' });
    await openMailer(settings).send({
      to: 'a@example.test',
      subject: '<b>Olá</b>',
      text: '<img src=x onerror=alert(1)>',
    });
    await beside({ DEMO: '1', DATA_DIR: folder }, async (app) => {
      const { body } = await app.inject({ url: '/demo/mailbox' });
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(body).toContain('&lt;b&gt;Olá&lt;/b&gt;');
    });
    await rm(folder, { recursive: true });
  });

  it('without the demonstration › does not exist', async () => {
    expect((await server.app.inject({ url: '/demo/mailbox' })).body).not.toContain('example.test');
    expect((await server.app.inject({ url: '/demo/mailbox.json' })).statusCode).toBe(404);
  });
});
