import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPublic } from '../../server/outbound/callPublic.ts';
import { isPublicAddress } from '../../server/outbound/publicAddresses.ts';

let server: Server;
let origin: string;
let hits = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1;
    if (request.url === '/silent') return;
    response.end('ok');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const call = (address: string, more: object = {}) =>
  callPublic(address, { method: 'GET', patienceMs: 5000, maxBytes: 100, allowsLoopback: false, ...more });

describe('a public address', () => {
  it.each(['8.8.8.8', '193.136.2.1', '2001:4860:4860::8888', '2a00:1450:4003::1'])(
    '%s › is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'localhost',
    '',
  ])('%s › is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a call that leaves the register', () => {
  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://0x7f000001/',
  ])('to %s › is refused before anything is sent', async (address) => {
    await expect(call(address)).rejects.toThrow(/not a public one|not an HTTPS address/);
  });

  it('to this machine › is made only where the setting of a test allows it', async () => {
    hits = 0;
    await expect(call(origin)).rejects.toThrow('not an HTTPS address');
    expect(hits).toBe(0);
    expect(await call(origin, { allowsLoopback: true })).toEqual({ status: 200, body: 'ok' });
    await expect(call('http://10.0.0.1/', { allowsLoopback: true })).rejects.toThrow('not an HTTPS address');
  });

  it('that is not answered in time, or with too much › ends', async () => {
    await expect(call(`${origin}/silent`, { allowsLoopback: true, patienceMs: 50 })).rejects.toThrow(
      'cannot be reached',
    );
    await expect(call(origin, { allowsLoopback: true, maxBytes: 1 })).rejects.toThrow('too large');
  });
});
