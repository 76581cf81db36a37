import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const everyRoute = (app: FastifyInstance): { method: string; url: string }[] =>
  Object.entries((app.describeApi() as Documented).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      url: path.replace(/\{\w+\}/g, '1'),
    })),
  );

describe('every answer', () => {
  it('of every documented call carries the headers that protect a browser, refusals included', async () => {
    const routes = everyRoute(server.app);
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, url } of routes) {
      const answer = await server.app.inject({ method: method as 'GET', url });
      expect({ url, ...answer.headers }).toMatchObject({ url, ...HEADERS });
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['content-type']).toMatch(/charset=utf-8|image|pdf/);
      expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
    }
  });

  it('the policy of a page › is this one, in whole', async () => {
    const { headers } = await server.app.inject({ method: 'GET', url: '/' });
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('the worker that reads codes › may run WebAssembly without network access, no other file may', async () => {
    const policyOf = async (url: string) =>
      (await server.app.inject({ method: 'GET', url })).headers['content-security-policy'];
    expect(await policyOf('/assets/codeWorker-Bd6UVYfs.js')).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
    );
    for (const url of ['/', '/animal/create', '/assets/index-Bd6UVYfs.js', '/api/health', '/codeWorker-a.js'])
      expect(await policyOf(url), url).not.toContain('wasm');
  });

  it('to an unknown path or method is a plain 404, with the same headers', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['PATCH', '/api/vaccines/1'],
      ['PUT', '/api/vaccines/search'],
      ['TRACE', '/api/health'],
    ] as const) {
      const answer = await server.app.inject({ method: method as 'GET', url });
      expect([404, 405, 400, 401], `${method} ${url}`).toContain(answer.statusCode);
      expect(answer.headers).toMatchObject(HEADERS);
      expect(answer.body).not.toMatch(/stack|node_modules|select /i);
    }
  });

  it.each(['/owner/%E0%A4%A', '/animal/view/%', '/transfers/%00'])(
    'to the page’s address %s, which cannot be decoded, leads to a page that says so',
    async (url) => {
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({ ...HEADERS, location: url.replaceAll('%', '%25') });
      const next = await server.app.inject({ url: String(answer.headers.location) });
      expect(next.statusCode).not.toBe(302);
      expect((await server.app.inject({ url: `/api${url}` })).statusCode).toBe(400);
    },
  );

  it('an unexpected error › shows no internals', async () => {
    const settings = readSettings({ DATA_DIR: server.dataDir, DEMO: '0' });
    const broken = {
      ...server.db,
      query: () => Promise.reject(new Error('relation "secret_table" does not exist at /srv/db.ts:1')),
    } as TestServer['db'];
    const app = await buildApp({ db: broken, mailer: openMailer(settings), settings });
    const answer = await app.inject({ method: 'GET', url: '/api/health' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ data: { message: 'ERROR_READ' } });
    await app.close();
  });
});

describe('a page of another site', () => {
  it('a request with a foreign origin › gets no header that would allow reading the answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await server.app.inject({
        method,
        url: '/api/health',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      });
      const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(told).toEqual([]);
    }
  });
});

describe('in production', () => {
  it('every answer insists on an encrypted connection, the pages’ too', async () => {
    const settings = readSettings({ DATA_DIR: server.dataDir, DEMO: '0', NODE_ENV: 'production' });
    const app = await buildApp({ db: server.db, mailer: openMailer(settings), settings });
    for (const url of ['/', '/auth', '/nowhere.png', '/api/health', '/api/nothing', '/api/owners/search']) {
      const answer = await app.inject({ url });
      expect(answer.headers['strict-transport-security'], url).toMatch(/max-age=\d{8}; includeSubDomains/);
      expect(answer.headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
    }
    await app.close();
  });
});

describe('what no call accepts', () => {
  const hostile: readonly (readonly [string, string])[] = [
    ['a body that is no JSON', '{"name": '],
    ['NUL inside a text', JSON.stringify({ name: 'a\u0000b' })],
    ['a lone surrogate', '{"name": "\\ud800"}'],
    ['a prototype in disguise', '{"__proto__": {"isAdmin": true}, "name": "a"}'],
    ['a list where a word belongs', JSON.stringify({ name: ['a'] })],
    ['a number without end', '{"immunizationTimePeriod": 1e999}'],
  ];
  it.each(hostile)('is %s: 400, and nothing is written', async (_what, payload) => {
    const staff = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/vaccines/',
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${staff.token}` },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ data: { message: 'MALFORMED_REQUEST' } });
    expect((await staff.call('GET', '/vaccines/search')).body.totalItems).toBe(0);
  });

  it('a body larger than the call allows › is refused', async () => {
    const staff = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const answer = await staff.call('POST', '/vaccines/', { name: 'a'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });
});

describe('the address of a caller', () => {
  it('a header that any client can write › does not change it', async () => {
    const staff = await server.person({ permissions: ['READ_OWNER'], profile: { name: 'operator' } });
    await staff.call('GET', '/owners/search', undefined, { 'x-forwarded-for': '203.0.113.9' });
    const rows = await server.db.query<{ ip: string }>(sql`select distinct ip from audit_log`);
    expect(rows.map((row) => row.ip)).not.toContain('203.0.113.9');
  });
});
