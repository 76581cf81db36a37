import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsByModule } from '../../resources/generated/operations.ts';
import { allows, type Actor } from '../../resources/kit/access.ts';
import { callOf, operationGroups } from '../../resources/kit/operations/operationCall.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import {
  EXAMPLE_KNOWN_NIF,
  EXAMPLE_KNOWN_NIPC,
  EXAMPLE_NEW_TRANSPONDER,
  EXAMPLE_NIF,
  EXAMPLE_NIPC,
  EXAMPLE_OTHER_TRANSPONDER,
  EXAMPLE_TRANSPONDER,
} from '../../resources/kit/values/exampleValue.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/schemas.ts';
import { ident } from '../../server/db/sql.ts';
import { testFacts } from '../generated/testFacts.ts';
import { pathsOf } from '../helpers/described.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { undoneDatabase, type UndoneDb } from '../helpers/undone.ts';
import { makeExampleWorld, makeVersion } from './exampleWorld.ts';
import { declaredRoutes } from '../kit/routes.ts';

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: {
        readonly example: unknown;
        readonly schema: { readonly properties?: object };
      };
    };
  };
}

let server: TestServer;
let db: UndoneDb;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
let people: readonly { readonly actor: Actor; readonly person: Person }[];

beforeAll(async () => {
  server = await testServer({ DEMO: '1' }, undefined, async (real) => (db = await undoneDatabase(real)));
  paths = pathsOf(server.app.describeApi());
  await makeExampleWorld(server);
  const all = { permissions: PERMISSIONS, credits: 1_000 };
  const account = await server.person({ permissions: [] });
  await server.db.query(
    sql`update app_user set owner_id = 1, entity_id = null, role_id = null where id = ${account.id}`,
  );
  people = [
    {
      actor: {
        type: 'NORMAL',
        isOperator: true,
        ownerId: null,
        permissions: PERMISSIONS,
      } as unknown as Actor,
      person: await server.person({ ...all, profile: { name: 'operator' } }),
    },
    {
      actor: {
        type: 'VETERINARY',
        isOperator: false,
        ownerId: null,
        entityProfile: { isBillable: true },
        permissions: PERMISSIONS,
      } as unknown as Actor,
      person: await server.person({ ...all, type: 'VETERINARY', profile: { isBillable: true } }),
    },
    {
      actor: { type: 'NORMAL', isOperator: false, ownerId: 1, permissions: [] } as unknown as Actor,
      person: account,
    },
  ];
  // Requests are made by one user and decided by another.
  const { person: maker } = people[1]!;
  for (const module of modules)
    if (isRequest(module))
      await server.db.query(
        sql`update ${ident(module.table)} set creation_user_id = ${maker.id},
          creation_entity_id = (select v.entity_id from veterinary_entity v join app_user u on u.veterinary_id = v.veterinary_id where u.id = ${maker.id})
          where id = 1`,
      );
  await db.keep();
});
afterAll(() => server.close());

const nameless = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, '{}').replace(/(?<=\w)\/$/, '');

/** Every call of the document with its example, as a client sends it. */
const examples = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const valueOf = (name: string) =>
        String(parameters.find((one) => one.in === 'path' && one.name === name)?.example);
      const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined);
      const filled = path
        .slice(4)
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
      const words = query.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
      const route = declaredRoutes.find(
        (one) =>
          one.method === method.toUpperCase() &&
          nameless(one.path).replace(/\/$/, '') === nameless(path.slice(4)).replace(/\/$/, ''),
      );
      return {
        path: path.slice(4),
        name: `${method.toUpperCase()} ${path.slice(4)}`,
        method: method.toUpperCase() as 'GET',
        url: filled + (words.length > 0 ? `?${words.join('&')}` : ''),
        // A body that is no JSON is a file as it is.
        ...(requestBody && !('application/json' in requestBody.content)
          ? { body: 'a;b', headers: { 'content-type': 'application/octet-stream' } }
          : { body: requestBody?.content['application/json']?.example, headers: {} }),
        properties: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
        route,
      };
    }),
  );

type Example = ReturnType<typeof examples>[number];

/** What examples need, by calls, as the test facts say it. */
const needs = Object.values(testFacts).flatMap(({ exampleNeeds = {} }) =>
  Object.keys(exampleNeeds).map((call) => {
    const pattern = nameless(call).replaceAll('{}', '\\{\\}').replaceAll('*', '[^/]+');
    return { call, isOf: (name: string) => new RegExp(`^${pattern}$`).test(nameless(name)) };
  }),
);

/** The codes by which the state of a record refuses an operation, by its call. */
const states = new Map(
  Object.values(operationsByModule).flatMap((operations) =>
    operationGroups(operations).map(
      (group) =>
        [
          nameless(`${callOf(group).method} ${callOf(group).path}`),
          group.flatMap(({ when }) => when.map(({ otherwise }) => otherwise as string)),
        ] as const,
    ),
  ),
);

/** A fault that a client could have read from the document: something is missing, or has another form. */
const isPlainFault = ({ status, codes }: Outcome): boolean =>
  status === 400 ||
  (status === 422 &&
    codes.some((code) => /^(MISSING_|INVALID_DATE|UNWRITABLE_|TOO_LONG|MALFORMED)/.test(code)));

/** Whether a fault is one of the example: of a property that the call takes, and missing only where the example lacks it. */
function isOfBody({ properties, path, body }: Example, property: string, error: string): boolean {
  const [root = ''] = property.split(/[.[]/);
  const isGiven = typeof body === 'object' && body !== null && root in body;
  if (error.startsWith('MISSING_') && isGiven && root === property) return false;
  // Which parameters there are, the stored template decides.
  if (error.startsWith('MISSING_') && root === 'parameters' && root !== property) return false;
  return properties.length === 0 || properties.includes(root) || path.includes(`{${property}}`);
}

interface Outcome {
  readonly status: number;
  readonly codes: readonly string[];
}

/** What the first person answers who may make the call and whose call is accepted, otherwise what the first one does. */
async function tryExample(example: Example): Promise<Outcome> {
  const { path, method, url, body, headers, route } = example;
  const fit = people.filter(({ actor }) => !route || allows(route.access, actor)).map(({ person }) => person);
  let first: Outcome | undefined;
  for (const person of route?.access === 'PUBLIC' ? [server.visitor, ...fit] : fit) {
    if (path.includes('{revisionId}')) await makeVersion(server, path);
    const answer = await person.call(method, url, body, headers);
    await db.undo();
    if (answer.status < 400) return { status: answer.status, codes: [] };
    const errors = (answer.body?.errors ?? []) as { property: string; error: string }[];
    const outcome = {
      status: answer.status,
      codes: [
        answer.body?.data?.message,
        // What the stored record lacks is no fault of the example.
        ...errors
          .filter(({ property, error }) => isOfBody(example, property, error))
          .map(({ error }) => error),
      ] as string[],
    };
    if (!first || first.status === 403) first = outcome;
  }
  return first ?? { status: 403, codes: ['no user may make it'] };
}

describe('the example of a call', () => {
  it('that needs nothing else › is accepted; any other says what it needs', async () => {
    const refused: string[] = [];
    const plain: string[] = [];
    const used = new Set<string>();
    let accepted = 0;
    const all = examples().filter(({ path }) => !path.endsWith('/stream'));
    for (const example of all) {
      const outcome = await tryExample(example);
      const said = needs.find(({ isOf }) => isOf(example.name));
      const text = `${example.name} ${outcome.status} ${outcome.codes.join(',')}`;
      if (outcome.status < 400) {
        accepted += 1;
        continue;
      }
      if (said) used.add(said.call);
      if (isPlainFault(outcome)) plain.push(text);
      const byState = states.get(nameless(example.name))?.includes(outcome.codes[0] ?? '');
      if (said === undefined && !byState) refused.push(text);
    }
    console.info(`${accepted} of ${all.length} examples are accepted`);
    expect(
      plain,
      'the document says what is wrong with these: the declaration gives a better `example`',
    ).toEqual([]);
    expect(refused, 'say what they need as `exampleNeeds` of the test facts').toEqual([]);
    const idle = needs.filter(({ call }) => !used.has(call));
    expect(
      idle.map(({ call }) => call),
      'these need nothing',
    ).toEqual([]);
    expect(accepted).toBeGreaterThanOrEqual(485);
  });
});

describe('the numbers of the examples', () => {
  /** The ninth digit by the published rule, worked out here and not by the check that is under test. */
  const ninthOf = (number: string): number => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = [...number].map(Number);
    const rest = (9 * a + 8 * b + 7 * c + 6 * d + 5 * e + 4 * f + 3 * g + 2 * h) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };

  it('of owners and entities › have nine digits, of which the last follows from the others', () => {
    // 123456789 is known as a number whose check digit is right.
    expect(ninthOf('12345678')).toBe(9);
    for (const number of [EXAMPLE_NIF, EXAMPLE_KNOWN_NIF, EXAMPLE_NIPC, EXAMPLE_KNOWN_NIPC])
      expect([number, number.length, ninthOf(number)]).toEqual([number, 9, Number(number[8])]);
  });

  it('of animals › are of the range for tests, three different ones of fifteen digits', () => {
    const numbers = [EXAMPLE_TRANSPONDER, EXAMPLE_NEW_TRANSPONDER, EXAMPLE_OTHER_TRANSPONDER];
    expect(new Set(numbers).size).toBe(3);
    for (const number of numbers) {
      expect(number).toMatch(/^999\d{12}$/);
      expect(Number(number.slice(3))).toBeLessThan(2 ** 38);
    }
  });

  it('of a registration › are these, in its own example', () => {
    const { example } = paths['/api/animals']!.post!.requestBody!.content['application/json']!;
    expect(example).toMatchObject({
      transponder: EXAMPLE_NEW_TRANSPONDER,
      birthdate: '2024-05-20',
      // The first number of the rules published for the card.
      owner: { vatNumber: EXAMPLE_NIF, idCard: '000000000ZZ4', postalCode: '1000-001' },
    });
  });
});
