import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Everything that a connection answers to these bytes until it is hung up. */
async function say(bytes: string): Promise<string> {
  const socket = connect((server.app.server.address() as { port: number }).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const post = 'POST /api/auth/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const behind = 'GET /api/auth/options HTTP/1.1\r\nHost: a\r\n\r\n';

it.each([
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}${behind}`, 400],
  [
    'a length and pieces',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${behind}`,
    400,
  ],
  ['pieces of another kind', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${behind}`, 400],
  [
    'a head that is too long',
    `GET /api/auth/options HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'a header broken in two',
    `GET /api/auth/options HTTP/1.1\r\nHost: a\r\nX: a\r\n b\n c: d\r\n\r\n${behind}`,
    400,
  ],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400],
])('What has %s is refused as everything is, and nothing behind it is read', async (_what, bytes, status) => {
  const answer = await say(bytes);
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ data: { message: 'MALFORMED_REQUEST' } });
  for (const header of [
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    "Content-Security-Policy: default-src 'self'",
  ])
    expect(head).toContain(header);
});
