import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { seedOnFirstStart } from '../../server/seed/seedOnFirstStart.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { SettingsError } from '../../server/settings/error.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase } from '../helpers/database.ts';

/** Starts the register as a service manager would, with an empty database. */
async function start(environment: Record<string, string>) {
  const db = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'coleira-production-'));
  const settings = readSettings({ NODE_ENV: 'production', DATA_DIR: dataDir, ...environment });
  const welcome = (await seedOnFirstStart(db, settings))('http://here');
  const app = await buildApp({ db, mailer: openMailer(settings), settings });
  return {
    db,
    app,
    welcome,
    close: async () => {
      await app.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('in production', () => {
  it('there are no demonstration accounts, no mailbox, and no order of the demonstration', async () => {
    const { db, app, welcome, close } = await start({});
    expect(await db.query(sql`select email from app_user`)).toEqual([]);
    expect(welcome).not.toContain('Sobreiro');
    for (const url of ['/demo/mailbox', '/demo/mailbox.json', '/demo/order/*', '/demo/state/*'])
      expect(app.hasRoute({ method: 'GET', url })).toBe(false);
    expect((await app.inject({ url: '/api/auth/options' })).json()).toEqual({
      orderSignOn: false,
      stateSignOn: false,
      supportEmail: null,
    });
    for (const calls of ['auth-omv', 'auth-state'])
      expect((await app.inject({ method: 'POST', url: `/api/${calls}/start` })).statusCode).toBe(409);
    await close();
  });

  it('the demonstration’s providers stay away even where the demonstration is asked for', async () => {
    const { app, close } = await start({ DEMO: '1' });
    for (const url of ['/demo/order/*', '/demo/state/*'])
      expect(app.hasRoute({ method: 'GET', url })).toBe(false);
    expect((await app.inject({ url: '/api/auth/options' })).json()).toEqual({
      orderSignOn: false,
      stateSignOn: false,
      supportEmail: null,
    });
    await close();
  });

  it('an order is spoken to over HTTPS only, and by a client that it knows', () => {
    const read = (environment: Record<string, string>) => () =>
      readSettings({ NODE_ENV: 'production', ...environment });
    expect(read({ ORDER_ISSUER: 'http://localhost:4000', ORDER_CLIENT_ID: 'x' })).toThrow(SettingsError);
    expect(read({ ORDER_ISSUER: 'http://ordem.example', ORDER_CLIENT_ID: 'x' })).toThrow('ORDER_ISSUER');
    expect(read({ ORDER_ISSUER: 'https://ordem.example' })).toThrow('ORDER_CLIENT_ID');
    expect(read({ ORDER_CLIENT_SECRET: 'x' })).toThrow('ORDER_ISSUER');
    expect(read({ ORDER_ISSUER: 'https://ordem.example', ORDER_CLIENT_ID: 'x' })().order).toEqual({
      issuer: 'https://ordem.example',
      clientId: 'x',
      clientSecret: undefined,
      ballotClaim: 'ballot_number',
      scope: 'openid',
    });
  });

  it('the State’s identity provider is spoken to over HTTPS only, and by a client that it knows', () => {
    const read = (environment: Record<string, string>) => () =>
      readSettings({ NODE_ENV: 'production', ...environment });
    expect(read({ STATE_ISSUER: 'http://localhost:4000', STATE_CLIENT_ID: 'x' })).toThrow('STATE_ISSUER');
    expect(read({ STATE_ISSUER: 'https://id.example' })).toThrow('STATE_CLIENT_ID');
    expect(read({ STATE_CLIENT_SECRET: 'x' })).toThrow('STATE_ISSUER');
    expect(read({ STATE_ISSUER: 'https://id.example', STATE_CLIENT_ID: 'x' })().stateIdentity).toEqual({
      issuer: 'https://id.example',
      clientId: 'x',
      clientSecret: undefined,
      taxNumberClaim: 'tax_number',
      birthdateClaim: 'birthdate',
      scope: 'openid',
    });
  });
});
