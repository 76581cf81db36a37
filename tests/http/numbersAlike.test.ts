import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type Actor } from '../../resources/kit/access.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import {
  EXAMPLE_KNOWN_NIF,
  EXAMPLE_NEW_TRANSPONDER,
  EXAMPLE_NIF,
  EXAMPLE_OTHER_TRANSPONDER,
  EXAMPLE_TRANSPONDER,
} from '../../resources/kit/values/exampleValue.ts';
import { pathsOf } from '../helpers/described.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { undoneDatabase, type UndoneDb } from '../helpers/undone.ts';
import { declaredRoutes } from '../kit/routes.ts';
import { makeRecord } from '../kit/records.ts';
import { makeExampleWorld } from './exampleWorld.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly example?: unknown;
}
interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: {
        readonly example: unknown;
        readonly schema: { readonly properties?: object };
      };
    };
  };
}

/** A call whose number is still to be put in. */
interface NumberCall {
  readonly name: string;
  readonly method: 'GET';
  send(number: string): { readonly url: string; readonly body: unknown };
}

/** Numbers of a kind, and where calls take them. */
interface Kind {
  readonly onRecord: string;
  readonly unknown: string;
  readonly inQuery: RegExp;
  readonly inBody: RegExp;
  readonly examples: RegExp;
}

const TRANSPONDERS: Kind = {
  onRecord: '999000000003401',
  unknown: '999000000777771',
  inQuery: /transponder|universalSearch/i,
  inBody: /transponder/i,
  examples: new RegExp(
    [EXAMPLE_TRANSPONDER, EXAMPLE_NEW_TRANSPONDER, EXAMPLE_OTHER_TRANSPONDER].join('|'),
    'g',
  ),
};
const TAX_NUMBERS: Kind = {
  onRecord: '274816954',
  unknown: '281934762',
  inQuery: /vatNumber|universalSearch/i,
  inBody: /vatNumber/i,
  examples: new RegExp([EXAMPLE_NIF, EXAMPLE_KNOWN_NIF].join('|'), 'g'),
};

let server: TestServer;
let db: UndoneDb;
let reader: Person;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;

beforeAll(async () => {
  server = await testServer(
    { DEMO: '1', ACCOUNT_NUMBER_READS_AN_HOUR: '1' },
    undefined,
    async (real) => (db = await undoneDatabase(real)),
  );
  paths = pathsOf(server.app.describeApi());
  await makeExampleWorld(server);
  const id = await makeRecord(server.db, 'animal');
  const { onRecord } = TRANSPONDERS;
  await server.db.query(sql`update animal set transponder = ${onRecord} where id = ${id}`);
  await server.db.query(sql`
    insert into transponder_alias (transponder, animal_id, kind) values (${onRecord}, ${id}, 'CURRENT')
    on conflict do nothing`);
  const ownerId = await makeRecord(server.db, 'owner');
  await server.db.query(sql`
    update owner set vat_number = ${TAX_NUMBERS.onRecord}, country = 'PT' where id = ${ownerId}`);
  reader = await server.person({
    permissions: PERMISSIONS,
    credits: 1_000,
    type: 'VETERINARY',
    profile: { isBillable: true },
  });
  // The animal that paths name is the reader's own: a change of its numbers is held against all others.
  await server.db.query(sql`
    insert into animal_entity (entity_id, animal_id, ground)
    select coalesce(u.entity_id, v.entity_id), 1, 'REGISTERED' from app_user u
      left join veterinary_entity v using (veterinary_id) where u.id = ${reader.id}`);
  // The account has read by as many numbers as it may, in this hour and the next.
  await server.db.query(sql`
    insert into number_read_count (subject, hour, numbers)
    select act || ${`user:${reader.id}`}, date_trunc('hour', now()) + h * interval '1 hour', 1
    from generate_series(0, 1) h, unnest(array['', 'register:']) act`);
  await db.keep();
});
afterAll(() => server.close());

const actor = {
  type: 'VETERINARY',
  isOperator: false,
  ownerId: null,
  entityProfile: { isBillable: true },
  permissions: PERMISSIONS,
} as unknown as Actor;
const nameless = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, '{}').replace(/(?<=\w)\/$/, '');

/** A body whose owners are given by their number alone, as pages give those that they have found. */
const byNumberAlone = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null), (_, value: unknown) =>
    value !== null && typeof value === 'object' && 'vatNumber' in value && !('transponder' in value)
      ? { vatNumber: value.vatNumber }
      : value,
  );

/** Every call of the reader with a number at each place that may take one. */
function numberCalls({ inQuery, inBody, examples: numbers }: Kind): NumberCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const called = path.slice(4);
      const route = declaredRoutes.find(
        (one) => one.method === method.toUpperCase() && nameless(one.path) === nameless(called),
      );
      if (route && (!allows(route.access, actor) || route.access === 'PUBLIC' || route.isForPrograms))
        return [];
      const json = requestBody?.content['application/json'];
      const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
      const address = (values: Readonly<Record<string, string>>, query = ''): string =>
        called.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '1')) + query;
      const base = { method: method.toUpperCase() as 'GET' };
      const name = `${base.method} ${called}`;
      const found: NumberCall[] = [];
      for (const { in: place, name: parameter } of parameters) {
        if (place === 'path')
          found.push({
            ...base,
            name: `${name} in ${parameter}`,
            send: (number) => ({ url: address({ ...examples, [parameter]: number }), body: json?.example }),
          });
        else if (inQuery.test(parameter))
          found.push({
            ...base,
            name: `${name}?${parameter}`,
            send: (number) => ({ url: address(examples, `?${parameter}=${number}`), body: json?.example }),
          });
      }
      for (const property of Object.keys(json?.schema.properties ?? {}).filter((one) => inBody.test(one)))
        found.push({
          ...base,
          name: `${name} {${property}}`,
          send: (number) => ({
            url: address(examples),
            body: { ...(json!.example as object), [property]: number },
          }),
        });
      const text = JSON.stringify(json?.example ?? null);
      if (text.match(numbers))
        for (const [suffix, of] of [
          ['…', (body: unknown) => body],
          ['alone', byNumberAlone],
        ] as const)
          found.push({
            ...base,
            name: `${name} {${suffix}}`,
            send: (number) => ({
              url: address(examples),
              body: of(JSON.parse(text.replaceAll(numbers, number))),
            }),
          });
      return found;
    }),
  );
}

const outcome = async ({ method, send }: NumberCall, number: string): Promise<string> => {
  const { url, body } = send(number);
  const answer = await reader.call(method, url, method === 'GET' ? undefined : body, {});
  await db.undo();
  return JSON.stringify([answer.status, answer.body])
    .replaceAll(number, '#')
    .replaceAll(/"id":\d+/g, '"id":0');
};

describe('a number outside the scope, once the account has read by as many as it may', () => {
  it.each([
    ['a transponder', TRANSPONDERS, 40],
    ['a tax number', TAX_NUMBERS, 1],
  ])(
    '%s that is on record › is answered as one that is not, wherever a call takes one',
    async (_, kind, least) => {
      const told: string[] = [];
      const all = numberCalls(kind).filter(({ name }) => !name.includes('/stream'));
      let limited = 0;
      for (const call of all) {
        const known = await outcome(call, kind.onRecord);
        // No number is taken here.
        if (known.startsWith('[400,')) continue;
        if (known.startsWith('[429,')) limited += 1;
        const unknown = await outcome(call, kind.unknown);
        if (known !== unknown) told.push(`${call.name}: ${known.slice(0, 130)} / ${unknown.slice(0, 130)}`);
      }
      expect(told).toEqual([]);
      expect(limited).toBeGreaterThanOrEqual(least);
    },
  );
});
