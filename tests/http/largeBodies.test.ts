import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES_BODY } from '../../resources/common/document/limits.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Begins a request by hand: its head, and of its body no more than is given. */
async function begin(person: Person, size: string, body = '', path = '/documents/GENERAL'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${person.token}\r\n` +
      `Content-Type: application/json\r\n${size}\r\n\r\n${body}`,
  );
  return socket;
}

/** The status of the answer, once it comes. */
async function statusOf(socket: Socket): Promise<number> {
  const [head] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString())?.[1]);
}

const full = `Content-Length: ${FILES_BODY}`;
const small = `Content-Length: 2`;

/** Two full uploads under way, of which hardly a byte has come. */
async function twoUnderWay(person: Person, size = full): Promise<Socket[]> {
  const sockets = [await begin(person, size), await begin(person, size)];
  // A call of the same connections' server that is answered shows that both heads have been read.
  expect((await person.call('GET', '/auth/session')).status).toBe(200);
  return sockets;
}

const end = (sockets: readonly Socket[]) =>
  Promise.all(
    sockets.map((socket) => {
      socket.destroy();
      return once(socket, 'close');
    }),
  );

const uploader = () => server.person({ permissions: ['UPLOAD_DOCUMENTS'] });

describe.each([
  ['that say how large they are', full],
  ['that do not say', 'Transfer-Encoding: chunked'],
])('large uploads %s', (_how, size) => {
  it('three of one account › the third is refused with Retry-After, other accounts are served', async () => {
    const [greedy, other] = [await uploader(), await uploader()];
    const held = await twoUnderWay(greedy, size);
    await expect
      .poll(async () => {
        const third = await begin(greedy, size);
        const status = await Promise.race([statusOf(third), new Promise((r) => setTimeout(r, 200, 0))]);
        await end([third]);
        return status;
      })
      .toBe(429);
    expect(await statusOf(await begin(greedy, small, '{}'))).toBe(422);
    expect(await statusOf(await begin(other, 'Content-Length: 2000000', '{}'.padEnd(2_000_000)))).toBe(422);
    await end(held);
  });

  it('new ones, once the earlier have ended or were interrupted › are accepted', async () => {
    const person = await uploader();
    await end(await twoUnderWay(person, size));
    const body = '{}'.padEnd(2_000_000);
    for (let round = 0; round < 4; round += 1) {
      await expect
        .poll(async () => statusOf(await begin(person, `Content-Length: ${body.length}`, body)))
        .toBe(422);
    }
  });
});

it('all accounts together › have a limit as well, and small bodies are still accepted', async () => {
  const people = [await uploader(), await uploader(), await uploader()];
  const held = (await Promise.all(people.map((person) => twoUnderWay(person)))).flat();
  const last = await uploader();
  await expect.poll(async () => statusOf(await begin(last, full))).toBe(503);
  expect(await statusOf(await begin(last, small, '{}'))).toBe(422);
  await end(held);
});

it('A body that is larger than its call takes is refused as ever', async () => {
  const person = await uploader();
  expect(await statusOf(await begin(person, `Content-Length: ${FILES_BODY + 1}`))).toBe(413);
});
