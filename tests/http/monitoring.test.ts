import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const appWith = (settings: Record<string, string> = {}) => {
  const all = readSettings({ DEMO: '0', ...settings });
  return buildApp({ db, mailer: openMailer(all), settings: all });
};

describe('/metrics', () => {
  it('from this machine › has the figures of calls, queues and database', async () => {
    const app = await appWith();
    await app.inject('/api/health');
    const answer = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toMatch(/^coleira_call_seconds_count\{call="readHealth",status="2xx"\} 1$/m);
    expect(answer.body).toMatch(/^coleira_jobs_running 0$/m);
    expect(answer.body).toMatch(/^coleira_calls_in_progress 1$/m);
    // Without a backup there is no age of it, rather than a wrong one.
    expect(answer.body).not.toMatch(/^coleira_backup_age_seconds \d/m);
    await app.close();
  });

  it('from elsewhere, or through a proxy of this machine › is not found without the token', async () => {
    const app = await appWith({ METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' });
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await ask('203.0.113.7')).toBe(404);
    expect(await ask('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await ask('127.0.0.1', { forwarded: 'for=203.0.113.7' })).toBe(404);
    expect(await ask('203.0.113.7', { authorization: `Bearer ${TOKEN}x` })).toBe(404);
    expect(await ask('203.0.113.7', { authorization: `Bearer ${TOKEN}` })).toBe(200);
    await app.close();
  });
});

describe('/health and /ready', () => {
  it('with a database › both answer 200', async () => {
    const app = await appWith();
    for (const url of ['/health', '/ready']) expect((await app.inject(url)).statusCode, url).toBe(200);
    await app.close();
  });

  it('without a database › the process is alive, and not ready', async () => {
    const away = { ...db, query: () => Promise.reject(new Error('away')) };
    const settings = readSettings({ DEMO: '0' });
    const app = await buildApp({ db: away, mailer: openMailer(settings), settings });
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect((await app.inject('/ready')).statusCode).toBe(503);
    await app.close();
  });

  it('a server that drains › answers calls, says that it is not ready, and has clients connect anew', async () => {
    const app = await appWith();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${address}/api/health`)).headers.get('connection')).toBe('keep-alive');
    app.draining.isDraining = true;
    const call = await fetch(`${address}/api/health`);
    expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const closed = once(app.server, 'close');
    await app.close();
    await closed;
  });
});
