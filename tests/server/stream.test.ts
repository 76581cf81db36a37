import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { announce } from '../../server/stream/announce.ts';
import { consumeCredits } from '../../server/modules/money/billingTransaction/consume.ts';
import { notify } from '../../server/modules/common/notification/notify.ts';
import { packagePath } from '../../server/paths.ts';
import { SESSION_CHECK_MS } from '../../server/stream/streams.ts';
import { TestConnection } from '../helpers/cable.ts';
import { testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';
import { openStream } from '../helpers/liveStream.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let baseUrl: string;
beforeAll(async () => {
  server = await testServer();
  baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const listening = async (who: Person, at = baseUrl) => {
  const stream = await openStream(at, who.token);
  expect(await stream.next()).toMatchObject({ event: 'open' });
  return stream;
};

const tell = (userIds: number[]): Promise<void> =>
  server.db.transaction((tx) =>
    notify(
      { tx, caller: { actor: null }, services: { settings: { productToken: 'COLEIRA' } } },
      { userIds, type: 'REPORT', additionalInfo: { name: 'x' } },
    ),
  );

const notifications = { event: 'changed', topics: ['notifications'] };

describe('the live stream', () => {
  it('a notification › is announced at once, to its receiver only', async () => {
    const [told, other] = [await server.person(), await server.person()];
    const [mine, theirs] = [await listening(told), await listening(other)];
    await tell([told.id]);
    expect(await mine.next()).toEqual(notifications);
    await tell([other.id]);
    // Had the first been for both, the other would have heard of it before this one: announcements keep their order.
    expect(await theirs.next()).toEqual(notifications);
    await server.db.transaction(async (tx) => announce(tx, { topic: 'information' }));
    expect(await theirs.next()).toEqual({ event: 'changed', topics: ['information'] });
    expect(await mine.next()).toEqual({ event: 'changed', topics: ['information'] });
    mine.close();
    theirs.close();
  });

  it('a notification read in one tab, or all of them › is announced to the second tab', async () => {
    const person = await server.person();
    await tell([person.id]);
    const tab = await listening(person);
    const { body } = await person.call('GET', '/notifications/search?unread=true');
    await person.call('PUT', `/notifications/read/${body.content[0].id}`);
    expect(await tab.next()).toEqual(notifications);
    await person.call('PUT', '/notifications/read-all');
    expect(await tab.next()).toEqual(notifications);
    tab.close();
  });

  it('a rolled-back write › is not announced', async () => {
    const person = await server.person();
    const tab = await listening(person);
    await server.db
      .transaction(async (tx) => {
        announce(tx, { topic: 'tickets', users: [person.id] });
        throw new Error('no');
      })
      .catch(() => undefined);
    await tell([person.id]);
    expect(await tab.next()).toEqual(notifications);
    tab.close();
  });

  it('a changed balance › is announced to the users of the entity who may see it, and no others', async () => {
    const payer = await server.person({
      permissions: ['READ_BALANCE'],
      profile: { isBillable: true },
      credits: 5,
    });
    const entityId = (await payer.call('GET', '/billing/balance')).body.entityId as number;
    const colleague = await server.person({ entityId });
    const [mine, theirs] = [await listening(payer), await listening(colleague)];
    const price = { service: 'REGISTRATION', tableId: null, unitPrice: null, vatRate: null } as const;
    const spent = { entityId, credits: 1, transponder: '620098100000001', userId: null, price };
    await server.db.transaction((tx) => consumeCredits(tx, spent));
    expect(await mine.next()).toEqual({ event: 'changed', topics: ['balance'] });
    await tell([colleague.id]);
    expect(await theirs.next()).toEqual(notifications);
    mine.close();
    theirs.close();
  });

  it('its answer › is neither compressed nor cached, and has the security headers', async () => {
    const stream = await listening(await server.person());
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    stream.close();
  });

  it('a caller without a session › is refused', async () => {
    const answer = await fetch(`${baseUrl}/api/notifications/stream`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(401);
  });

  it('a client that does not read streams › gets the first event and the end', async () => {
    const person = await server.person();
    const answer = await person.call('GET', '/notifications/stream');
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': /event-stream/ } });
    expect(answer.body).toContain('event: open');
  });

  it('an open stream › does not prolong the session', async () => {
    const person = await server.person();
    await server.db.query(sql`update session set idle_end = now() + interval '5 minutes'
      where user_id = ${person.id}`);
    const end = () =>
      server.db.query<{ idleEnd: string }>(sql`select idle_end from session where user_id = ${person.id}`);
    const before = await end();
    const stream = await listening(person);
    expect(await end()).toEqual(before);
    stream.close();
  });

  const ENDS: readonly (readonly [string, (who: Person) => Promise<unknown>])[] = [
    ['signs out', (who) => who.call('DELETE', '/auth/logout')],
    [
      'is deactivated',
      (who) => server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${who.id}`),
    ],
    [
      'has been idle too long',
      (who) => server.db.query(sql`update session set idle_end = now() where user_id = ${who.id}`),
    ],
    [
      'owes a step of the sign-in again',
      (who) =>
        server.db.query(sql`update app_user set legal_warning_read_timestamp = null where id = ${who.id}`),
    ],
  ];

  it('the session of a stream › is checked more than once a second', () => {
    expect(SESSION_CHECK_MS).toBeLessThan(1_000);
  });

  it.each(ENDS)('ends at the next look when its person %s', async (_what, end) => {
    const person = await server.person();
    const stream = await listening(person);
    await end(person);
    expect(await stream.next()).toMatchObject({ event: 'end' });
    expect(await stream.next()).toBeNull();
  });

  it('an eleventh stream of a user › is refused until one of the ten is closed', async () => {
    const person = await server.person();
    const streams = await Promise.all(Array.from({ length: 10 }, () => listening(person)));
    const refused = await openStream(baseUrl, person.token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('120');
    streams[0]!.close();
    await expect.poll(async () => (await openStream(baseUrl, person.token)).status).toBe(200);
    for (const stream of streams) stream.close();
  });

  it('a reader that does not read › has no messages stored beyond one for each topic', async () => {
    const [slow, quick] = [await server.person(), await server.person()];
    const { hostname, port } = new URL(baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /api/notifications/stream HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\nauthorization: Bearer ${slow.token}\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.pause();
    const stream = await listening(quick);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 200; round += 1) {
      await server.db.transaction(async (tx) => {
        for (let n = 0; n < 500; n += 1) announce(tx, { topic: 'information', users: [slow.id] });
      });
    }
    await tell([quick.id]);
    expect(await stream.next()).toEqual(notifications);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    socket.destroy();
    stream.close();
  });
});

describe('a server that is going', () => {
  it('the open streams › are closed first, without waiting for their pages', async () => {
    const going = await testServer();
    const at = await going.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listening(await going.person(), at);
    // What still holds a connection when the time for leaving is over is cut off.
    const cut = vi.spyOn(going.app.server, 'closeAllConnections');
    await going.close();
    expect(await stream.next()).toBeNull();
    expect(cut).not.toHaveBeenCalled();
  });
});

describe.runIf(testDatabaseUrl)('two servers on one database', () => {
  let cable: TestConnection;
  let second: ChildProcess;
  let secondUrl: string;
  beforeAll(async () => {
    const { url } = server.db as TestDatabase;
    cable = new TestConnection(new URL(url!));
    await cable.plugIn();
    second = spawn(
      process.execPath,
      ['--import', 'tsx', packagePath('tests/server/streamWorker.ts'), url!, server.dataDir, cable.url],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    secondUrl = String((await once(second.stdout!, 'data'))[0]).trim();
  });
  afterAll(async () => {
    second.kill();
    await once(second, 'exit');
    await cable.pull();
  });

  it('the first stream of a server › is open once the server hears the other one', async () => {
    const person = await server.person();
    cable.hold();
    let isOpen = false;
    const opening = listening(person, secondUrl).finally(() => (isOpen = true));
    await expect.poll(() => cable.ends).toBeGreaterThan(0);
    // Had the stream been opened when the cable was used, it would have been before this answer.
    await fetch(`${secondUrl}/api/health`);
    expect(isOpen).toBe(false);
    cable.letGo();
    (await opening).close();
  });

  it('an event at one › is announced at the other', async () => {
    const person = await server.person();
    const there = await listening(person, secondUrl);
    await tell([person.id]);
    expect(await there.next()).toEqual(notifications);
    there.close();
  });

  it('once the way between them has broken, everybody looks again', async () => {
    const person = await server.person();
    const there = await listening(person, secondUrl);
    const cut = await server.db.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'coleira live' and datname = current_database()`,
    );
    expect(cut.length).toBeGreaterThan(0);
    expect(await there.next()).toMatchObject({ event: 'changed' });
    await tell([person.id]);
    const heard = new Set<string>();
    while (!heard.has('notifications')) for (const topic of (await there.next())!.topics) heard.add(topic);
    there.close();
  });
});
