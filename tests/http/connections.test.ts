import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signInOptions } from '../../resources/access/session/orderCalls.ts';
import { calls } from '../../resources/schemas.ts';
import { MAX_WAITING_REQUESTS } from '../../server/http/connections.ts';
import { buildRegistry } from '../../server/registry.ts';
import { announce } from '../../server/stream/announce.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { samplePath } from '../kit/routes.ts';

/** The time that a client of the second server has to take something of an answer. */
const STALLED_MS = 1_000;
/** Several times what the system buffers of a connection. */
const BIG = 48 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

let server: TestServer;
let clerk: Person;
let port: number;
/** The server that ends stalled connections soon. */
let impatient: TestServer;
let impatientPort: number;
/** Calls of `/test/big` that have begun. */
let begun = 0;
const open = new Set<Socket>();

/** Two answers that are larger than what the system buffers: one in memory, one streamed without end. */
function registryWithBigAnswers() {
  const registry = buildRegistry();
  const big = Buffer.alloc(BIG, 'a');
  return {
    ...registry,
    handlers: [
      ...registry.handlers,
      {
        call: signInOptions,
        register: (app: TestServer['app']) => {
          app.get('/test/big', (_request, reply) => {
            begun += 1;
            return reply.type('application/octet-stream').send(big);
          });
          app.get('/test/streamed', (_request, reply) =>
            reply.type('application/octet-stream').send(
              new Readable({
                read() {
                  this.push(Buffer.alloc(65_536, 'b'));
                },
              }),
            ),
          );
        },
      },
    ],
  };
}

async function openConnection(to = port): Promise<Socket> {
  const socket = connect(to, '127.0.0.1');
  open.add(socket);
  socket.on('error', () => undefined).on('close', () => open.delete(socket));
  await once(socket, 'connect');
  return socket;
}

const requestOf = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** Sends requests in one packet and reads none of the answers. */
async function sendUnread(path: string, times: number, headers = '', to = port): Promise<Socket> {
  const socket = await openConnection(to);
  socket.write(requestOf(path, headers).repeat(times));
  return socket;
}

const fetchStatus = async (path: string): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`);
  await answer.arrayBuffer();
  return answer.status;
};

/** Resolves once the server has ended a connection, which is found out by reading to its end. */
async function untilEnded(socket: Socket): Promise<void> {
  if (socket.closed) return;
  socket.resume();
  await once(socket, 'close');
}

async function listen(started: TestServer): Promise<number> {
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return (started.app.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  server = await testServer({}, registryWithBigAnswers());
  clerk = await server.person({ permissions: ['READ_ANIMAL', 'READ_OWNER', 'READ_ENTITY'] });
  port = await listen(server);
  impatient = await testServer(
    { STALLED_ANSWER_SECONDS: String(STALLED_MS / 1000) },
    registryWithBigAnswers(),
  );
  impatientPort = await listen(impatient);
});
afterEach(() => {
  for (const socket of open) socket.destroy();
});
afterAll(async () => {
  await server.close();
  await impatient.close();
});

describe('requests of one connection', () => {
  it('several sent at once › each begins when the answer before it has been taken, and all are answered in order', async () => {
    begun = 0;
    const socket = await sendUnread('/test/big', 4);
    await expect.poll(() => begun).toBe(1);
    for (let n = 0; n < 3; n += 1) await fetchStatus('/health');
    expect(begun).toBe(1);
    let received = 0;
    socket.on('data', (chunk: Buffer) => (received += chunk.length));
    await expect.poll(() => received, { timeout: 10_000 }).toBeGreaterThan(4 * BIG);
    expect(begun).toBe(4);
  });

  it('more than may wait › end the connection', async () => {
    begun = 0;
    const socket = await sendUnread('/test/big', MAX_WAITING_REQUESTS + 2);
    await untilEnded(socket);
    expect(begun).toBeLessThan(2);
  });

  const unread = [
    '/api/openapi.json',
    '/api/docs/reference/json',
    '/api/docs/reference/yaml',
    ...calls.flatMap(({ access, method, path }) =>
      access === 'PUBLIC' && method === 'GET' ? [`/api${samplePath(path)}`] : [],
    ),
    ...['animals', 'owners', 'entities', 'vaccines', 'breeds'].map((name) => `/api/${name}/search?size=100`),
  ];
  it('unread answers of every public call and of the largest lists › leave memory as it was', async () => {
    const headers = `Authorization: Bearer ${clerk.token}\r\n`;
    expect(await fetchStatus('/openapi.json')).toBe(200);
    const before = process.memoryUsage().rss;
    for (const path of unread) {
      await Promise.all(Array.from({ length: 5 }, () => sendUnread(path, MAX_WAITING_REQUESTS + 1, headers)));
      expect(await fetchStatus('/health')).toBe(200);
      for (const socket of open) socket.destroy();
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEBIBYTE);
  });
});

describe('the description of the API', () => {
  it('1,400 requests of one packet › end the connection, and memory stays as it was', async () => {
    expect(await fetchStatus('/openapi.json')).toBe(200);
    const before = process.memoryUsage().rss;
    const socket = await sendUnread('/api/openapi.json', 1_400);
    await untilEnded(socket);
    expect(await fetchStatus('/health')).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEBIBYTE);
  });

  it('a client that has it › is answered 304 without it', async () => {
    const first = await server.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
    const plain = await server.app.inject({ url: '/api/openapi.json' });
    expect(gunzipSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
    const etag = String(first.headers.etag);
    const again = await server.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it('its page › reads the same document', async () => {
    for (const form of ['json', 'yaml']) {
      const answer = await server.app.inject({ url: `/api/docs/reference/${form}` });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json']);
    }
  });

  it('a visitor who asks for it in a loop › is refused with Retry-After', async () => {
    const headers = { 'accept-encoding': 'br' };
    const ask = () => server.app.inject({ url: '/api/openapi.json', headers, remoteAddress: '203.0.113.7' });
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await ask()).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    expect(Number((await ask()).headers['retry-after'])).toBeGreaterThan(0);
  });
});

/** Resolves once the impatient server's next connection is there, with its end at the server. */
async function takeNextConnection(act: () => Promise<unknown>): Promise<Socket> {
  const arrived = once(impatient.app.server, 'connection') as Promise<[Socket]>;
  await act();
  const [socket] = await arrived;
  return socket;
}

describe('a client that takes nothing of its answer', () => {
  it.each(['/test/big', '/test/streamed'])('%s › its connection ends', async (path) => {
    const connection = await takeNextConnection(() => sendUnread(path, 1, '', impatientPort));
    expect(connection.destroyed).toBe(false);
    await expect.poll(() => connection.destroyed, { timeout: 10_000 }).toBe(true);
  });

  it('the live stream › its connection ends', async () => {
    const reader = await impatient.person();
    const headers = `Accept: text/event-stream\r\nAuthorization: Bearer ${reader.token}\r\n`;
    const connection = await takeNextConnection(() =>
      sendUnread('/api/notifications/stream', 1, headers, impatientPort),
    );
    await expect.poll(() => connection.bytesWritten, { timeout: 10_000 }).toBeGreaterThan(0);
    const now = { afterCommit: (run: () => void) => run() };
    while (!connection.destroyed) {
      for (let n = 0; n < 200; n += 1) announce(now, { topic: 'information', users: [reader.id] });
      await wait(1);
    }
  });

  it('a slow client that continues to read › receives all of it', async () => {
    const socket = await sendUnread('/test/big', 1, 'Connection: close\r\n', impatientPort);
    const ended = once(socket, 'close');
    const began = performance.now();
    const taken = { bytes: 0, allowed: 0 };
    socket.on('data', (chunk: Buffer) => {
      taken.bytes += chunk.length;
      if (taken.bytes >= taken.allowed) socket.pause();
    });
    while (taken.bytes < BIG && !socket.destroyed) {
      taken.allowed = taken.bytes + BIG / 100;
      socket.resume();
      await wait(STALLED_MS / 25);
    }
    // Longer than a client has that takes nothing.
    expect(performance.now() - began).toBeGreaterThan(2 * STALLED_MS);
    taken.allowed = Infinity;
    socket.resume();
    await ended;
    expect(taken.bytes).toBeGreaterThan(BIG);
  });
});
