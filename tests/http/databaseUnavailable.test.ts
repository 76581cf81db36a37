import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { Db } from '../../server/db/db.ts';
import { DatabaseUnavailable } from '../../server/db/errors.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { ident } from '../../server/db/sql.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';
import { TestConnection } from '../helpers/cable.ts';

/** Limits that a test can wait for. */
const SHORT = { connectMs: 300, statementMs: 400, answerMs: 600 };

const nameOf = ({ url }: TestDatabase): string => new URL(url!).pathname.slice(1);

/** The command line of a process of this machine; empty where there is none. */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

// The embedded database is part of the process: it cannot be away.
describe.runIf(testDatabaseUrl)('database that cannot be used', () => {
  let own: TestDatabase;
  let cable: TestConnection;
  let db: Db;
  let app: FastifyInstance;
  beforeEach(async () => {
    own = await testDatabase();
    cable = new TestConnection(new URL(own.url!));
    await cable.plugIn();
    const settings = readSettings({ DATABASE_URL: cable.url, DEMO: '0' });
    db = openPostgres(cable.url, SHORT);
    app = await buildApp({ db, mailer: openMailer(settings), settings });
    await expectBack();
  });
  afterEach(async () => {
    await cable.pull();
    await app.close();
    await db.close();
    await own.close();
  });

  const health = () => app.inject({ method: 'GET', url: '/api/health' });
  const call = (path: string) =>
    app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${'x'.repeat(43)}` } });

  /** A call that asks the database for a session, and the health check: both are refused for now. */
  async function expectAway(): Promise<void> {
    for (const path of ['/api/health', '/api/auth/session']) {
      const answer = await call(path);
      expect(answer.statusCode, path).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.json()).toEqual({ data: { message: 'DATABASE_AWAY' } });
    }
  }

  const expectBack = () =>
    expect.poll(async () => (await health()).statusCode, { timeout: 10_000 }).toBe(200);

  it('link cut › every call answers 503 with Retry-After, and 200 once it is back', async () => {
    await cable.pull();
    await expectAway();
    await cable.plugIn();
    await expectBack();
  });

  it('link that falls silent › calls, health and waiting transactions are refused, and answered once it speaks again', async () => {
    cable.hold();
    const open = Array.from({ length: 30 }, () => failure(db.transaction((tx) => tx.query(sql`select 1`))));
    await expectAway();
    for (const error of await Promise.all(open)) expect(error).toBeInstanceOf(DatabaseUnavailable);
    cable.letGo();
    await expectBack();
  });

  it('link that falls silent › health answers within two seconds, also with a token', async () => {
    // With the limits that the server has in use: a call waits for twelve seconds.
    const patient = openPostgres(cable.url);
    const settings = readSettings({ DATABASE_URL: cable.url, DEMO: '0' });
    const busy = await buildApp({ db: patient, mailer: openMailer(settings), settings });
    await patient.query(sql`select 1`);
    cable.hold();
    for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const from = performance.now();
      const answer = await busy.inject({ method: 'GET', url: '/api/health', headers });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(performance.now() - from).toBeLessThan(2_000);
    }
    await cable.cut();
    cable.letGo();
    await busy.close();
    await patient.close();
  });

  it('link that falls silent after a connection was made › the next to connect is refused', async () => {
    // Startup is answered, and nothing after it: the connection's first settings hang.
    const hanging = openPostgres(cable.url, SHORT);
    cable.holdAfterAnswers(1);
    expect(await failure(hanging.query(sql`select 1`))).toBeInstanceOf(DatabaseUnavailable);
    cable.letGo();
    await expect.poll(() => failure(hanging.query(sql`select 1`)), { timeout: 10_000 }).toBeUndefined();
    await hanging.close();
  });

  it('no connections allowed (55000) › answers 503, and 200 once they are allowed again', async () => {
    const name = ident(nameOf(own));
    await own.query(sql`select 1`);
    const admin = openPostgres(testDatabaseUrl!, { connections: 1 });
    await admin.query(sql`alter database ${name} allow_connections false`);
    await cable.cut();
    await expectAway();
    await admin.query(sql`alter database ${name} allow_connections true`);
    await expectBack();
    await admin.close();
  });

  it('too many connections for the role (53300) or no right to sign in › answers 503, and 200 once there is room', async () => {
    const role = `coleira_${nameOf(own).slice(-12)}`;
    await own.script(`create role ${role} login password 'x' connection limit 0`);
    const url = new URL(own.url!);
    Object.assign(url, { username: role, password: 'x' });
    const crowded = openPostgres(url.href);
    const error = (await failure(crowded.query(sql`select 1`))) as Error;
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error.cause).toHaveProperty('code');
    await own.script(`alter role ${role} connection limit -1 nologin`);
    expect(await failure(crowded.query(sql`select 1`))).toBeInstanceOf(DatabaseUnavailable);
    await own.script(`alter role ${role} login`);
    await crowded.close();
    await own.script(`drop role ${role}`);
  });

  it('statement over its time › the database ends it, the call is refused for now, and the connection stays usable', async () => {
    const one = openPostgres(own.url!, { connections: 1, statementMs: SHORT.statementMs, answerMs: 60_000 });
    const pid = async (on: Db) =>
      (await on.query<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid;
    const before = await pid(one);
    expect(await failure(one.query(sql`select pg_sleep(30)`))).toMatchObject({ code: '57014' });
    expect(await pid(one)).toBe(before);
    // Work of minutes has no such limit, on the same connection, and leaves the limit as it was.
    expect(await one.withoutTimeLimit().query(sql`select pg_sleep(0.5)`)).toHaveLength(1);
    expect(await failure(one.query(sql`select pg_sleep(30)`))).toMatchObject({ code: '57014' });
    await one.close();
  });

  it('backend that is stopped › the call is refused, others are answered', async () => {
    const [{ pid } = { pid: 0 }] = await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // Only where that number is a process of this machine, of this database, and ours to stop.
    if (!readCommand(pid).startsWith('postgres: ') || !readCommand(pid).includes(nameOf(own))) return;
    try {
      process.kill(pid, 'SIGSTOP');
    } catch {
      return;
    }
    try {
      expect(await failure(db.query(sql`select 1`))).toBeInstanceOf(DatabaseUnavailable);
      await expectBack();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});

describe('server that is shutting down', () => {
  it('call on a connection that was opened before › is refused with our envelope, headers and Retry-After', async () => {
    const db = await testDatabase();
    const settings = readSettings({ DEMO: '0' });
    const app = await buildApp({ db, mailer: openMailer(settings), settings });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const early = await TestConnection.connect(Number(new URL(address).port));
    const closed = app.close();
    let answer = '';
    early.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    early.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(early, 'close');
    await closed;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^retry-after: [1-9]/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(head).toMatch(/^cache-control: no-store/im);
    expect(head).toMatch(/^connection: close/im);
    expect(JSON.parse(body)).toEqual({ data: { message: 'SERVER_BUSY' } });
    await db.close();
  });
});
