import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredRoutes, samplePath } from '../kit/routes.ts';
import { testServer, type TestServer } from '../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('who has no session', () => {
  const guarded = declaredRoutes.filter(({ access }) => access !== 'PUBLIC');
  const TOKENS = [
    ['none', undefined],
    ['an unknown one', `Bearer ${'x'.repeat(43)}`],
    ['one of another kind', `Basic ${'x'.repeat(43)}`],
    ['two', `Bearer ${'x'.repeat(43)}, Bearer ${'y'.repeat(43)}`],
    ['one with SQL', `Bearer ' or true --`],
    ['a very long one', `Bearer ${'x'.repeat(7_000)}`],
  ] as const;

  it.each(TOKENS)('is refused at every call, whatever its token: %s', async (_what, authorization) => {
    for (const { method, path } of guarded) {
      const answer = await server.app.inject({
        method,
        url: `/api${samplePath(path)}`,
        headers: { ...(authorization && { authorization }) },
        ...(method !== 'GET' && { payload: {} }),
      });
      expect(answer.statusCode, `${method} ${path}`).toBe(401);
      expect(answer.json()).toEqual({ data: { message: 'UNAUTHORIZED' } });
    }
  });

  it('a HEAD request › is refused too', async () => {
    for (const { method, path } of guarded) {
      if (method !== 'GET') continue;
      const answer = await server.app.inject({ method: 'HEAD', url: `/api${samplePath(path)}` });
      expect(answer.statusCode, path).toBe(401);
    }
  });
});
