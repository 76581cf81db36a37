import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { POSITION_HEADER } from '../../resources/kit/logPosition.ts';
import { getOne, type Db } from '../../server/db/db.ts';
import { DatabaseUnavailable, isReadOnlyFailure } from '../../server/db/errors.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { Standby } from '../../server/db/standby.ts';
import { prepareDatabase } from '../../server/reporting/prepareDatabase.ts';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { readSettings } from '../../server/settings/settings.ts';
import { serve } from '../../server/serve.ts';
import { canReplicate, replicatedPostgres, type ReplicatedPostgres } from '../helpers/replicatedPostgres.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

describe.runIf(canReplicate)('a standby that reads go to', () => {
  let replicated: ReplicatedPostgres;
  let server: TestServer;
  let staff: Person;
  /** The standby as its own operator sees it. */
  let standby: Db;

  const pauseReplay = () => standby.query(sql`select pg_wal_replay_pause()`);
  const resumeReplay = () => standby.query(sql`select pg_wal_replay_resume()`);
  const waitUntilRead = (isRead: boolean) =>
    vi.waitFor(() => expect(server.app.services.standby!.isRead).toBe(isRead), {
      timeout: 20_000,
      interval: 50,
    });
  const waitUntilReplayed = async () => {
    const own = server.app.services.standby!;
    const position = await own.position();
    await vi.waitFor(async () => expect(await own.covers(position)).toBe(true), { timeout: 20_000 });
  };

  beforeAll(async () => {
    replicated = await replicatedPostgres();
    standby = openPostgres(replicated.standbyUrl, { connections: 2 });
    server = await testServer(
      {
        DATABASE_URL: replicated.primaryUrl,
        DATABASE_READ_URL: replicated.standbyUrl,
        DATABASE_READ_LAG_SECONDS: '60',
      },
      undefined,
      async (db) => {
        await db.close();
        const primary = openPostgres(replicated.primaryUrl);
        await prepareDatabase(primary);
        return primary;
      },
    );
    staff = await server.person({ permissions: ['MANAGE_VACCINES'] });
    await waitUntilReplayed();
  }, 120_000);

  afterAll(async () => {
    await server?.close();
    await standby?.close();
    await replicated?.close();
  });

  const namesFor = async (headers: Record<string, string> = {}): Promise<string[]> => {
    const { status, body } = await staff.call('GET', '/vaccines/search', undefined, headers);
    expect(status).toBe(200);
    return body.content.map(({ name }: { name: string }) => name);
  };

  const addVaccine = async (name: string): Promise<string> => {
    const { status, headers } = await staff.call('POST', '/vaccines', {
      name,
      immunizationTimePeriod: 1,
      immunizationTimeUnit: 'YEAR',
    });
    expect(status).toBe(201);
    return String(headers[POSITION_HEADER]);
  };

  test('who has read what was written before › is answered by the standby; who wrote since, by the primary', async () => {
    const before = await addVaccine('Primeira');
    await waitUntilReplayed();
    await pauseReplay();
    try {
      const after = await addVaccine('Segunda');
      expect(Number(after)).toBeGreaterThan(Number(before));
      expect(await namesFor({ [POSITION_HEADER]: before })).toEqual(['Primeira']);
      expect(await namesFor({ [POSITION_HEADER]: after })).toEqual(['Primeira', 'Segunda']);
      // A program that does not say what it wrote must not miss it.
      expect(await namesFor()).toEqual(['Primeira', 'Segunda']);
    } finally {
      await resumeReplay();
    }
  });

  test('a table that no log carries to the standby › is "not now" there, as a write is', async () => {
    for (const statement of ['select from call_limit limit 1', 'delete from vaccine'])
      await expect(standby.query(sql`${raw(statement)}`), statement).rejects.toSatisfy(isReadOnlyFailure);
  });

  test('what others are notified of › is found by a caller who has written nothing', async () => {
    const before = await addVaccine('Terceira');
    await waitUntilReplayed();
    await pauseReplay();
    try {
      await addVaccine('Quarta');
      expect(await namesFor({ [POSITION_HEADER]: before })).not.toContain('Quarta');
      await server.app.services.standby!.raiseFloor();
      expect(await namesFor({ [POSITION_HEADER]: before })).toContain('Quarta');
    } finally {
      await resumeReplay();
    }
  });

  test('what the standby does not have yet › is asked of the primary before it is called unknown', async () => {
    const editor = await server.person({ permissions: ['MANAGE_DASHBOARDS'] });
    await waitUntilReplayed();
    await pauseReplay();
    try {
      const { id } = await getOne<{ id: number }>(
        server.db,
        sql`insert into dashboard (name, widgets) values ('Resumo', '[]') returning id`,
      );
      const answer = await editor.call('GET', `/dashboards/${id}/figures`, undefined, {
        [POSITION_HEADER]: '1',
      });
      expect(answer.status).toBe(200);
    } finally {
      await resumeReplay();
    }
  });

  test('a report › is read from the standby once it shows all, else from the primary', async () => {
    const own = server.app.services.standby!;
    expect(await own.forLongRead(20_000)).toBe(own.db);
    await pauseReplay();
    try {
      await addVaccine('Quinta');
      expect(await own.forLongRead(100)).toBe(server.db);
    } finally {
      await resumeReplay();
    }
    await waitUntilReplayed();
    expect(await own.forLongRead(20_000)).toBe(own.db);
    own.failedLongRead(new Error('the sink is full'));
    expect(await own.forLongRead(20_000)).toBe(own.db);
    own.failedLongRead(new DatabaseUnavailable(new Error('terminated')));
    expect(await own.forLongRead(20_000)).toBe(server.db);
  });

  test('a standby that lags › is left, and read again once it has caught up', async () => {
    const said: string[] = [];
    const followed = openPostgres(replicated.standbyUrl, { connections: 2 });
    const one = new Standby(server.db, followed, {
      mostLagSeconds: 1,
      everyMs: 50,
      say: (sentence) => said.push(sentence),
    });
    const becomes = (isRead: boolean) =>
      vi.waitFor(() => expect(one.isRead).toBe(isRead), { timeout: 20_000, interval: 20 });
    await becomes(true);
    await pauseReplay();
    try {
      const position = await addVaccine('Sexta');
      await becomes(false);
      await vi.waitFor(() => expect(said).toHaveLength(2));
      expect(one.lagSeconds).toBeGreaterThan(1);
      expect(await one.covers(0)).toBe(false);
      await resumeReplay();
      await becomes(true);
      await vi.waitFor(async () => expect(await one.covers(Number(position))).toBe(true), {
        timeout: 20_000,
      });
      await vi.waitFor(() => expect(said).toHaveLength(3));
    } finally {
      await resumeReplay();
      await one.close();
    }
  });

  test('a standby that dies › costs no call, and is read again when it is back', async () => {
    await waitUntilRead(true);
    await replicated.killStandby();
    expect(await namesFor({ [POSITION_HEADER]: '1' })).toContain('Primeira');
    await waitUntilRead(false);
    expect(await namesFor({ [POSITION_HEADER]: '1' })).toContain('Primeira');
    await replicated.startStandby();
    await waitUntilRead(true);
  });

  test('a server that starts on a standby › answers reads, refuses writes, and begins its work once it is promoted', async () => {
    await addVaccine('Última');
    await waitUntilReplayed();
    const dataDir = await mkdtemp(join(tmpdir(), 'coleira-start-'));
    const port = await freePort();
    const starting = serve(
      readSettings({ DATABASE_URL: replicated.standbyUrl, PORT: String(port), DATA_DIR: dataDir, DEMO: '0' }),
    );
    const call = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => undefined);
    await vi.waitFor(async () => expect(await (await call('/ready'))?.text()).toBe('ready for reads'), {
      timeout: 240_000,
    });
    expect(await (await call('/api/health'))!.json()).toEqual({ status: 'read only' });
    expect((await call('/api/public-lost-animals'))!.status).toBe(200);
    const signedIn = { headers: { authorization: `Bearer ${staff.token}` } };
    const listed = await call('/api/vaccines/search', signedIn);
    expect(await listed!.text()).toContain('Última');
    const refused = await call('/api/vaccines', {
      method: 'POST',
      headers: { ...signedIn.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sétima', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR' }),
    });
    expect([refused!.status, refused!.headers.get('retry-after')]).toEqual([503, '5']);

    await waitUntilRead(true);
    await replicated.promoteStandby();
    const running = await starting;
    try {
      expect(await (await call('/ready'))!.text()).toBe('ready');
      // What was promoted takes a way of its own: the other server leaves it.
      await waitUntilRead(false);
      expect(await namesFor({ [POSITION_HEADER]: '1' })).toContain('Última');
    } finally {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
