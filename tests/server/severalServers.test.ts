import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { calls } from '../../resources/schemas.ts';
import { buildApp } from '../../server/app.ts';
import { runExclusively } from '../../server/db/runExclusively.ts';
import { prepareDatabase } from '../../server/reporting/prepareDatabase.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { seedOnFirstStart } from '../../server/seed/seedOnFirstStart.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { samplePath } from '../kit/routes.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';

/** Two servers on one database, without listening. */
async function twoServers(own: TestDatabase) {
  const dataDir = await mkdtemp(join(tmpdir(), 'two-servers-'));
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: own.url! });
  const mailer = openMailer(settings);
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const db = openPostgres(own.url!, { connections: 5 });
      return { db, app: await buildApp({ db, mailer, settings }) };
    }),
  );
  const close = async () => {
    for (const { app, db } of servers) {
      await app.close();
      await db.close();
    }
    await own.close();
    await rm(dataDir, { recursive: true });
  };
  return { servers, settings, close };
}

describe.runIf(testDatabaseUrl)('two servers on one PostgreSQL', () => {
  test('empty database, started at the same moment › both come up, and either link makes the first account, once', async () => {
    const own = await testDatabase();
    await own.script('drop schema public, audit, archive cascade; create schema public');
    const { servers, settings, close } = await twoServers(own);
    const welcomes = await Promise.all(
      servers.map(async ({ db }) => {
        await prepareDatabase(db);
        return runExclusively(db, (held) => seedOnFirstStart(held, settings));
      }),
    );
    const links = welcomes.map((welcome) => /\/auth\/first\/[\w-]+/.exec(welcome('http://here'))?.[0]);
    const answers = await Promise.all(
      links.map((link, at) =>
        servers[at]!.app.inject({
          method: 'POST',
          url: `/api${link}`,
          payload: { name: 'Olga Reis', email: `olga${at}@example.test`, password: 'Zebra-e-Limão-7' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await own.query(sql`select count(*) as n from app_user`)).toEqual([{ n: 1 }]);
    await close();
  });

  test('limit of a call › is counted over both, and each knows when it is reached', async () => {
    const { servers, close } = await twoServers(await testDatabase());
    const call = calls.find(({ name }) => name === 'pageError')!;
    const knock = async (server: number) => {
      const { app } = servers[server]!;
      const url = `/api${samplePath(call.path)}?thisIsNoQuestion=1`;
      return app.inject({ method: call.method, url, remoteAddress: '203.0.113.7' });
    };
    for (let at = 0; at < call.limit!.max; at += 1) expect((await knock(at % 2)).statusCode).toBe(400);
    for (const server of [0, 1, 0]) {
      const refused = await knock(server);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    await close();
  });

  test('limit of a call › lets exactly as many through where all come at the same moment', async () => {
    const { servers, close } = await twoServers(await testDatabase());
    const call = calls.find(({ name }) => name === 'pageError')!;
    const { max } = call.limit!;
    const url = `/api${samplePath(call.path)}?thisIsNoQuestion=1`;
    const answers = await Promise.all(
      Array.from({ length: max + 10 }, (_, at) =>
        servers[at % 2]!.app.inject({ method: call.method, url, remoteAddress: '203.0.113.8' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(max);
    await close();
  });
});
