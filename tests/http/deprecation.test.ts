import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../resources/kit/call.ts';
import { calls, modules } from '../../resources/schemas.ts';
import { handlers } from '../../server/generated/handlers.ts';
import { hooks } from '../../server/generated/hooks.ts';
import { deprecationHeaders } from '../../server/http/deprecation.ts';
import { handleRead } from '../../server/http/handle.ts';
import { buildRegistry } from '../../server/registry.ts';
import { testServer, type TestServer } from '../helpers/server.ts';

const ending = defineCall({
  name: 'oldCount',
  method: 'GET',
  path: '/informations/old-count',
  access: 'SIGNED_IN',
  summary: 'Counts animals as it was done once',
  query: z.strictObject({ language: z.enum(['pt', 'en']).optional() }),
  answer: z.object({ count: z.number() }),
  deprecated: { since: '2026-12-01', ends: '2027-07-01', instead: 'Call `animalCount`.' },
});

const registry = buildRegistry({
  modules,
  calls: [...calls, ending],
  handlers: [...handlers, handleRead(ending, async () => ({ count: 1 }))],
  hooks,
});

const HEADERS = { deprecation: '@1796083200', sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, registry);
});
afterAll(() => server.close());

describe('a call that ends', () => {
  it('its answers and its refusals › say since when, and until when', async () => {
    const person = await server.person({});
    const answer = await person.call('GET', '/informations/old-count');
    expect([answer.status, answer.headers]).toMatchObject([200, HEADERS]);
    const malformed = await person.call('GET', '/informations/old-count?language=xx');
    expect([malformed.status, malformed.headers]).toMatchObject([400, HEADERS]);
    const unknown = await server.visitor.call('GET', '/informations/old-count');
    expect([unknown.status, unknown.headers]).toMatchObject([401, HEADERS]);
    const other = await person.call('GET', '/informations/animal-count');
    expect(Object.keys(other.headers)).not.toContain('deprecation');
  });

  it('the document › marks it, and says what takes its place', async () => {
    const { paths } = server.app.describeApi() as {
      paths: Record<string, { get: { deprecated?: boolean; description: string; responses: object } }>;
    };
    const { get } = paths['/api/informations/old-count']!;
    expect(get).toMatchObject({
      deprecated: true,
      description: expect.stringContaining('Ends on 2027-07-01. Call `animalCount`.'),
      responses: { 200: { headers: { Deprecation: {}, Sunset: {} } } },
    });
    expect(Object.values(paths).filter((one) => one.get?.deprecated)).toHaveLength(1);
  });

  it('one that ends within half a year of the announcement, or on no day › stops the start', () => {
    const instead = 'Nothing.';
    expect(() => deprecationHeaders('x', { since: '2026-12-01', ends: '2027-05-29', instead })).toThrow(
      '180',
    );
    expect(() => deprecationHeaders('x', { since: '2026-12-01', ends: 'soon', instead })).toThrow('180');
    expect(deprecationHeaders('x', { since: '2026-12-01', ends: '2027-05-30', instead })).toBeDefined();
  });
});
