import type { InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allows, type Actor } from '../../resources/kit/access.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { calls } from '../../resources/schemas.ts';
import { declaredRoutes, samplePath, type DeclaredRoute } from '../kit/routes.ts';
import { partnerKey } from '../helpers/partnerKey.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { newNif } from '../modules/owners/owner/owners.ts';

let server: TestServer;
/** For the calls that ask for one. */
let key: string;
/** Accounts with every permission that one account can have: staff of the operator, a veterinarian, an owner. */
let callers: readonly Caller[];
interface Caller {
  person: Person;
  readonly actor: Actor;
  /** Makes another account that may do the same. */
  another(): Promise<Person>;
}

beforeAll(async () => {
  server = await testServer();
  key = await partnerKey(server.db);
  const make = async (type: Actor['type'], isOperator: boolean, isOwner: boolean): Promise<Person> => {
    const person = await server.person({
      permissions: isOwner ? [] : PERMISSIONS,
      type,
      profile: isOperator ? { name: 'operator' } : { isBillable: true },
    });
    if (isOwner) {
      await server.db.query(sql`
        with o as (insert into owner (type, name, vat_number) values ('SINGULAR', 'X', ${newNif()}) returning id)
        update app_user set owner_id = o.id, entity_id = null, role_id = null from o where app_user.id = ${person.id}`);
    }
    return person;
  };
  const of = async (type: Actor['type'], isOperator: boolean, isOwner = false): Promise<Caller> => {
    const actor = {
      permissions: isOwner ? [] : PERMISSIONS,
      type,
      isOperator,
      ownerId: isOwner ? 1 : null,
      entityProfile: isOperator || isOwner ? null : { isBillable: true },
    };
    const another = () => make(type, isOperator, isOwner);
    return { person: await another(), actor: actor as Actor, another };
  };
  callers = [await of('NORMAL', true), await of('VETERINARY', false), await of('NORMAL', false, true)];
});
afterAll(() => server.close());

const routes = [...new Map(declaredRoutes.map((route) => [`${route.method} ${route.path}`, route])).values()];
const writing = routes.filter(({ method }) => method !== 'GET');
const named = (of: readonly DeclaredRoute[]) =>
  of.map((route) => [`${route.method} ${route.path}`, route] as const);

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** What no answer may let out: where the code lies, what the database was asked, whose library it was. */
const INSIDE =
  /node_modules|\bat .*\.ts:\d|\bselect .* from\b|insert into|syntax error|relation "|ECONN|FST_|ZodError|SQLITE|pglite/i;

/** A path whose parts are possible, so that what follows them is looked at. */
const pathOf = ({ path }: DeclaredRoute): string =>
  samplePath(
    path
      .replace(/^\/documents\/:type$/, '/documents/GENERAL')
      .replace('/documents/:type/', '/documents/ANIMAL/'),
  );

/** Whether the call asks for a key and for no user. */
const isForPrograms = (route: DeclaredRoute): boolean =>
  calls.some((one) => one.apiKey && one.method === route.method && one.path === route.path);

let visitors = 0;
/** The address of a new visitor: what is refused counts towards the limits of its sender. */
const newAddress = (): string => {
  visitors += 1;
  return `10.${visitors >> 8}.${visitors % 256}.1`;
};

/** How many times each route was asked. */
const asked = new Map<DeclaredRoute, number>();
/** What a limit counts for an account is no answer to what is asked here: once it is reached, another account asks. */
async function stayBelowLimit(route: DeclaredRoute, caller: Caller): Promise<void> {
  const { max = Infinity } =
    calls.find((one) => one.method === route.method && one.path === route.path)?.limit ?? {};
  const times = asked.get(route) ?? 0;
  if (times > 0 && times % max === 0) caller.person = await caller.another();
  asked.set(route, times + 1);
}

/** Asks with a session that may do everything, as a visitor where anybody may, and looks at what every answer owes. */
async function ask(route: DeclaredRoute, options: InjectOptions, query = '') {
  const caller = callers.find(({ actor }) => allows(route.access, actor));
  if (!caller) throw new Error('nobody may make this call');
  await stayBelowLimit(route, caller);
  const answer = await server.app.inject({
    ...options,
    method: route.method,
    url: `/api${pathOf(route)}${query}`,
    remoteAddress: newAddress(),
    headers: {
      ...(route.access !== 'PUBLIC' && { authorization: `Bearer ${caller.person.token}` }),
      ...(isForPrograms(route) && { authorization: `Bearer ${key}` }),
      ...options.headers,
    },
  });
  expect(answer.headers).toMatchObject(HEADERS);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers['content-type']).toMatch(/charset=utf-8/);
  expect(answer.body).not.toMatch(INSIDE);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return answer.statusCode;
}

const json = (payload: string): InjectOptions => ({
  payload,
  headers: { 'content-type': 'application/json' },
});

describe.each(named(routes))('%s', (_name, route) => {
  it('a malformed query › is refused and the answer shows no internals', async () => {
    const wrong = [
      '?a=1&a=2',
      '?sortDirection=ASC&sortDirection=DESC',
      '?__proto__=1',
      '?noSuchParameter=1',
      '?a%00b=1',
      '?a=%00',
      '?a=%FF',
    ];
    for (const query of wrong) {
      const body = route.method === 'GET' || route.method === 'DELETE' ? {} : json('{}');
      // A missing field may be reported first; in both cases nothing is stored.
      const refused = /noSuch|a=1&a=2|sortDirection/.test(query) ? [400, 422] : [400];
      expect(refused, query).toContain(await ask(route, body, query));
    }
  });
});

describe.each(named(writing))('%s', (_name, route) => {
  it.each([
    ['that is no JSON', '{"name": '],
    ['that is a list', '[]'],
    ['that is a list of what it wants', '[{}]'],
    ['that is a word', '"name"'],
    ['that is a number', '1'],
    ['with a field that nobody declared', '{"noSuchField": 1}'],
    ['with a prototype in disguise', '{"__proto__": {"isAdmin": true}}'],
    ['with a constructor in disguise', '{"constructor": {"prototype": {"isAdmin": true}}}'],
    ['with NUL in a name', '{"a\\u0000": 1}'],
    ['with half a character', '{"noSuchField": "\\ud800"}'],
    ['as deep as a well', `{"noSuchField": ${'['.repeat(40)}${']'.repeat(40)}}`],
  ])('takes no body %s', async (_what, payload) => {
    expect(await ask(route, json(payload)), payload).toBe(400);
  });

  it('a form or plain text in place of JSON › is refused', async () => {
    const form = { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect(await ask(route, form)).toBe(415);
    const text = { payload: '{}', headers: { 'content-type': 'text/plain' } };
    expect(await ask(route, text)).toBe(415);
  });
});

describe('the shape of every call', () => {
  /** Objects within a shape that would drop what they do not know, by their paths. */
  function lax(shape: z.ZodType, path: string): string[] {
    const { def } = shape as unknown as { def: Record<string, unknown> };
    const inside: [string, z.ZodType][] = [];
    if (def.type === 'object') inside.push(...Object.entries(def.shape as Record<string, z.ZodType>));
    for (const part of ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right'])
      if (def[part]) inside.push(['', def[part] as z.ZodType]);
    for (const one of [...((def.options ?? []) as z.ZodType[]), ...((def.items ?? []) as z.ZodType[])])
      inside.push(['', one]);
    const catchall = def.catchall as z.ZodType | undefined;
    const isLax = def.type === 'object' && catchall?.def.type !== 'never';
    return [
      ...(isLax ? [path] : []),
      ...inside.flatMap(([name, one]) => lax(one, name ? `${path}.${name}` : path)),
    ];
  }

  it('unknown fields at any depth › are refused', () => {
    const found = calls.flatMap(({ name, query, body }) => [
      ...(query ? lax(query, `${name} query`) : []),
      ...(body ? lax(body, `${name} body`) : []),
    ]);
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('an undeclared method', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'] as const;
  /** As the router sees them: `/vaccines/:id` answers for `/vaccines/1`. */
  const served = (method: string, path: string) =>
    routes.some(
      (route) =>
        route.method === method &&
        new RegExp(`^${route.path.replace(/\/$/, '').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`).test(path),
    );

  it('on every path › is refused', async () => {
    const found: string[] = [];
    let tried = 0;
    for (const path of new Set(routes.map((route) => samplePath(route.path)))) {
      for (const method of METHODS) {
        if (served(method, path)) continue;
        tried += 1;
        const answer = await server.app.inject({
          method: method as 'GET',
          url: `/api${path}`,
          headers: { authorization: `Bearer ${callers[0]?.person.token}` },
        });
        if (![404, 405].includes(answer.statusCode)) found.push(`${method} ${path} ${answer.statusCode}`);
        expect(answer.headers).toMatchObject(HEADERS);
      }
    }
    expect(tried).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });
});
