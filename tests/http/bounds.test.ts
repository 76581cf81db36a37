import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import { boundsOf, jsonOf, recordOf } from '../../resources/kit/checks/bounds.ts';
import { MAX_ISSUES } from '../../resources/kit/checks/issues.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { readIssues } from '../../resources/kit/checks/shapes.ts';
import { calls } from '../../resources/schemas.ts';
import { buildRegistry } from '../../server/registry.ts';
import { bodyOf, formError } from '../../server/errors.ts';
import { countNodes, readJson } from '../../server/http/readJson.ts';
import { addRoute } from '../../server/http/route.ts';
import { makeRecord } from '../kit/records.ts';
import { declaredRoutes, samplePath } from '../kit/routes.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

describe('a shape without a declared maximum', () => {
  it.each([
    ['text', z.strictObject({ name: z.string() })],
    ['text known by its pattern alone', z.strictObject({ name: z.string().regex(/^a+$/) })],
    ['array', z.strictObject({ names: z.array(z.string().max(5)) })],
    ['array within an array', z.strictObject({ names: z.array(z.array(z.number())).max(5) })],
    ['record', z.strictObject({ names: z.record(z.string(), z.number()) })],
    ['unknown value', z.strictObject({ value: z.unknown() })],
    ['day of any year', z.strictObject({ day: z.iso.date() })],
    ['moment of any year', z.strictObject({ at: z.iso.datetime({ offset: true }).max(40) })],
    [
      'text behind a preprocessing step',
      z.strictObject({ name: z.preprocess((value) => value, z.string()) }),
    ],
  ])('(%s) stops the start', (_what, body) => {
    const route = {
      name: 'x',
      method: 'POST',
      path: '/x',
      access: 'PUBLIC',
      tag: 'x',
      summary: 'x',
      body,
      reads: 'NOTHING_PERSONAL',
    } as const;
    const register = () =>
      addRoute({ operations: new Map(), route: () => undefined } as never, {
        ...route,
        handler: async () => ({}),
      });
    expect(register).toThrow(/no declared maximum/);
  });

  it('all declared calls › contain none', () => {
    const faults = calls.flatMap(({ name, params, query, body }) =>
      Object.entries({ params, query, body }).flatMap(([part, shape]) =>
        shape ? boundsOf(shape, `${name} ${part}`).faults : [],
      ),
    );
    expect(faults).toEqual([]);
    expect(buildRegistry().tables.length).toBeGreaterThan(10);
  });
});

describe('a value beyond its bounds', () => {
  const shape = z.strictObject({
    names: z.array(z.strictObject({ name: z.string().max(10, 'INVALID_NAME') })).max(3, 'TOO_MANY_FILES'),
    more: recordOf(z.number(), 2).optional(),
    free: jsonOf(10).optional(),
  });
  const look = (value: unknown) => {
    const { issues, visited } = boundsOf(shape, '').exceeded(value);
    return { ...readIssues(issues), visited };
  };
  const many = 100_000;

  it('any of them › is refused with the code of its declaration, and the rest is not checked', () => {
    const { errors, visited } = look({ names: Array.from({ length: many }, () => ({})) });
    expect(errors).toEqual([{ property: 'names', error: 'TOO_MANY_FILES' }]);
    expect(visited).toBeLessThan(10);
  });

  it('many unknown fields › some of them are named', () => {
    const { malformed, visited } = look(
      Object.fromEntries(Array.from({ length: many }, (_one, at) => [`x${at}`, 1])),
    );
    expect(malformed.length).toBeLessThanOrEqual(MAX_ISSUES + 1);
    expect(visited).toBeLessThan(50);
  });

  it('inside a record or a free value › is found as well', () => {
    const big = Object.fromEntries(Array.from({ length: many }, (_one, at) => [`x${at}`, 1]));
    const record = look({ names: [], more: big });
    const free = look({ names: [], free: [big] });
    expect([record.malformed, free.malformed]).toEqual([['more'], ['free']]);
    expect(Math.max(record.visited, free.visited)).toBeLessThan(50);
  });

  it('the long name of a field › is not repeated', () => {
    const { malformed } = look({ ['x'.repeat(many)]: 1 });
    expect(malformed.map(({ length }) => length)).toEqual([100]);
  });
});

describe('a refusal with more than 20 faults', () => {
  it('the answer › names 20 and counts the rest', () => {
    const errors = Array.from({ length: 57 }, (_one, at) => ({
      property: `a${at}`,
      error: 'INVALID_NAME' as const,
    }));
    const body = bodyOf(formError(errors)) as { errors: unknown[]; data: object };
    expect(body.errors).toHaveLength(20);
    expect(body.data).toEqual({ message: 'FORM_ERROR_MSG', moreErrors: 37 });
  });
});

describe('counting the values of a JSON text', () => {
  it.each([
    ['1', 1],
    ['{}', 2],
    ['{"a":[1,2,{"b":"x,[{"}]}', 6],
    ['["\\"",",[",  "\\\\"]', 4],
  ])('of %s finds no fewer than there are', (text, nodes) => {
    expect(countNodes(Buffer.from(text), 100)).toMatchObject({ nodes, fits: true });
  });

  it('one value too many or one level too deep › stops the count', () => {
    expect(countNodes(Buffer.from('[' + '{},'.repeat(100_000)), 50)).toMatchObject({
      nodes: 51,
      fits: false,
    });
    expect(countNodes(Buffer.from('['.repeat(100_000)), 1_000_000)).toMatchObject({ nodes: 14, fits: false });
  });

  it('a declared body › passes, and one with a thousand values more is refused', () => {
    expect(readJson(Buffer.from(`[${'1,'.repeat(500)}1]`), 10)).toHaveLength(501);
    expect(() => readJson(Buffer.from(`[${'1,'.repeat(1_100)}1]`), 10)).toThrow();
  });

  it.each([
    '{"a":1,"a":2}',
    '[{"a":{"b":":","b":1}}]',
    '{"a":1,"\\u0061":2}',
    '{"__proto__":1,"__proto__":2}',
  ])('refuses %s, which names a property twice', (text) => {
    expect(() => readJson(Buffer.from(text), 10)).toThrow();
  });

  it.each(['{"a":{"a":":"},"b":[{"a":1},{"a":2}]}', '{"__proto__":{"":1}}', '" : "'])(
    'takes %s, in which each name is there once',
    (text) => {
      expect(JSON.stringify(readJson(Buffer.from(text), 10))).toBe(text);
    },
  );
});

let server: TestServer;
let people: readonly { readonly person: Person; readonly actor: Actor }[];
beforeAll(async () => {
  server = await testServer();
  const of = async (type: Actor['type'], isOperator: boolean) => ({
    person: await server.person({
      permissions: PERMISSIONS,
      type,
      profile: isOperator ? { name: 'operator' } : {},
    }),
    actor: { permissions: PERMISSIONS, type, isOperator, ownerId: null } as Actor,
  });
  people = [await of('NORMAL', true), await of('VETERINARY', false)];
});
afterAll(() => server.close());

const personFor = (access: Access): Person | undefined =>
  people.find(({ actor }) => allows(access, actor))?.person;

/** Bodies that were slow to refuse or had long answers: as large as may be, by what they are made of. */
const SIZE = 60_000;
const fill = (piece: string, around: readonly [string, string]): string =>
  `${around[0]}${Array(Math.floor(SIZE / (piece.length + 1)))
    .fill(piece)
    .join(',')}${around[1]}`;
const HOSTILE: readonly (readonly [string, string])[] = [
  ['a list of empty objects', fill('{}', ['[', ']'])],
  ['fields that no call knows', `{${Array.from({ length: 5_000 }, (_one, at) => `"x${at}":1`).join(',')}}`],
  ['few fields with long names that no call knows', `{"${'x'.repeat(30_000)}":1,"${'y'.repeat(29_000)}":1}`],
  ...['attachments', 'documents', 'animalIds', 'ids', 'changes', 'status'].map(
    (name) => [`many ${name}`, fill('{}', [`{"${name}":[`, ']}'])] as const,
  ),
  ['nested lists', fill('[[[[]]]]', ['{"documents":[', ']}'])],
  ['one long text', `{"contents":"${'\\\\'.repeat(SIZE / 2)}","name":"${' '.repeat(2_000)}"}`],
];

describe.each(HOSTILE)('a body of %s', (_what, payload) => {
  it('a body over the limit › is refused by every call with a short answer', async () => {
    const faults: string[] = [];
    let sent = 0;
    for (const { method, path, access, isForPrograms } of declaredRoutes) {
      const person = personFor(access);
      if (method === 'GET' || !person || isForPrograms) continue;
      const answer = await server.app.inject({
        method,
        url: `/api${samplePath(path)}`,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        payload,
      });
      sent += 1;
      if (![400, 404, 413, 422, 429].includes(answer.statusCode) || answer.body.length > 20_000)
        faults.push(`${method} ${path}: ${answer.statusCode}, ${answer.body.length} characters`);
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  });
});

describe('a body of 4 MB for a call that takes files', () => {
  it.each([
    '/ticketing/',
    '/animal-transfers/620000000000000',
    '/animal-transfers/bulk',
    '/documents/picture',
  ])('is refused with a short answer whatever it is made of: %s', async (path) => {
    const pieces = [
      '{"attachments":[{},',
      '{"documents":[{},',
      '{"animalIds":[{},',
      '{"contents":"x","a":{},',
    ];
    for (const start of pieces) {
      const payload = `${start}${'{},'.repeat(1_300_000)}{}]}`;
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${people[0]!.person.token}`, 'content-type': 'application/json' },
        payload,
      });
      expect([400, 403, 422]).toContain(answer.statusCode);
      expect(answer.body.length).toBeLessThan(2_000);
    }
  });
});

describe('an id in a body', () => {
  it('that is not the id of the path is refused with 400', async () => {
    const { person } = people[0]!;
    const { body } = await person.call('POST', '/entity-profiles', { name: 'Um perfil', isBillable: false });
    const other = await person.call('PUT', `/entity-profiles/${body.id}`, {
      id: body.id + 1,
      version: body.version,
      name: 'Outro',
    });
    expect([other.status, other.body.errors]).toEqual([
      400,
      [{ property: 'id', error: 'MALFORMED_REQUEST' }],
    ]);
    const same = { id: body.id, version: body.version, name: 'Outro' };
    expect((await person.call('PUT', `/entity-profiles/${body.id}`, same)).status).toBe(200);
  });
});

describe('a mark that is not seen', () => {
  it('in a name › is removed before the check, and decomposed letters are composed', async () => {
    const { person } = people[0]!;
    const body = { name: 'Perfil \u202elifre\u00adP\u200b e\u0301', isBillable: false };
    const answer = await person.call('POST', '/entity-profiles', body);
    expect([answer.status, answer.body.name]).toEqual([201, 'Perfil lifreP é']);
    const twice = await person.call('POST', '/entity-profiles', { ...body, name: 'Perfil lifreP é' });
    expect([twice.status, twice.body.errors]).toEqual([422, [{ property: 'name', error: 'DUPLICATE_NAME' }]]);
    const own = await person.call('PUT', '/users/me', { name: 'Ana\u2066 Sousa' });
    expect([own.status, own.body.name]).toEqual([200, 'Ana Sousa']);
    const nothing = await person.call('PUT', '/users/me', { name: '\u202e\u3164' });
    expect([nothing.status, nothing.body.errors]).toEqual([
      422,
      [{ property: 'name', error: 'MISSING_NAME' }],
    ]);
  });
});

describe('fifteen digits in the path of an animal', () => {
  it('mean its transponder for versions and changes as well', async () => {
    const id = await makeRecord(server.db, 'animal');
    const [animal] = await server.db.query<{ transponder: string; version: number }>(
      sql`select transponder, version from animal where id = ${id}`,
    );
    const { person } = people[0]!;
    const { transponder, version } = animal!;
    await server.db.query(
      sql`insert into transponder_alias (transponder, animal_id, kind) values (${transponder}, ${id}, 'CURRENT')`,
    );
    const byId = await person.call('GET', `/animals/${id}/versions`);
    const pasted = encodeURIComponent(`\u202a${transponder.slice(0, 3)} ${transponder.slice(3)}*\u202c`);
    expect((await person.call('GET', `/animals/${pasted}/versions`)).body).toEqual(byId.body);
    expect(byId.status).toBe(200);
    expect((await person.call('GET', `/animals/${transponder}/versions`)).body).toEqual(byId.body);
    expect((await person.call('GET', '/animals/620999999999999/versions')).status).toBe(404);
    const other = { id: id + 1, version, name: 'Outra' };
    expect((await person.call('PUT', `/animals/${transponder}`, other)).status).toBe(400);
    const named = await person.call('PUT', `/animals/${transponder}`, { id, version, name: 'Outra' });
    expect([named.status, named.body.name ?? named.body]).toEqual([200, 'Outra']);
  });
});
