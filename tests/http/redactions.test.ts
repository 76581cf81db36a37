import sql, { join, raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import type { FieldKind } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import { PERMISSIONS, type Permission } from '../../resources/kit/permissions.ts';
import { redactionsOf, rowsShown, type FieldRedaction } from '../../resources/kit/records/redaction.ts';
import { owner } from '../../resources/owners/owner/schema.ts';
import { foldText } from '../../resources/numbers/text.ts';
import { modules } from '../../resources/schemas.ts';
import type { Db } from '../../server/db/db.ts';
import { makeActor } from '../helpers/actor.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';
import { newNif } from '../modules/owners/owner/owners.ts';

type Values = Readonly<Record<string, unknown>>;

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  const permissions = [...new Set(modules.flatMap((module) => leavesOf(module.access.read)))];
  const more: Permission[] = ['READ_VERSIONS', 'SEE_ORDER_NUMBER'];
  operator = await server.person({ permissions: [...permissions, ...more], profile: { name: 'operator' } });
});
afterAll(() => server.close());

/** The permissions that an access names. */
function leavesOf(access: Access): Permission[] {
  if (typeof access === 'string') return PERMISSIONS.filter((one) => one === access);
  if ('any' in access) return access.any.flatMap(leavesOf);
  return 'all' in access ? access.all.flatMap(leavesOf) : [];
}

interface Reader {
  readonly type: 'NORMAL' | 'VETERINARY';
  readonly permissions: readonly Permission[];
}

/** A value that stands nowhere else, for each kind of field that can hold one. */
const SECRETS: Readonly<Partial<Record<FieldKind, (number: number) => string>>> = {
  text: (number) => `Geheim${number}`,
  longText: (number) => `Geheim${number}`,
  email: (number) => `geheim${number}@example.test`,
  phone: (number) => `+35196123${number}`,
  postalCode: (number) => `${number}-987`,
  date: (number) => `${1000 + (number % 1000)}-02-03`,
};

let counter = 4000;

/** How a test reaches a record of a module: inside the scope of an entity, and beyond any scope by its number. */
const reach: Readonly<
  Record<
    string,
    {
      within?: (db: Db, id: number, entityId: number) => Promise<unknown>;
      number?: string;
      also?: () => Values;
    }
  >
> = {
  animal: {
    within: (db, id, entityId) =>
      db.query(
        sql`insert into animal_entity (animal_id, entity_id, ground) values (${id}, ${entityId}, 'REGISTERED')`,
      ),
    number: 'transponder',
  },
  owner: {
    within: (db, id, entityId) =>
      db.query(
        sql`insert into owner_entity (owner_id, entity_id, ground) values (${id}, ${entityId}, 'CONSENT')`,
      ),
    number: 'vatNumber',
    also: () => ({ country: 'PT', vatNumber: newNif() }),
  },
  entity: {
    within: (db, id, entityId) => db.query(sql`update entity set parent_id = ${entityId} where id = ${id}`),
  },
  // The person reporting is hidden once a report is closed.
  lostAnimal: {
    within: (db, id, entityId) =>
      db.query(sql`update lost_animal set creation_entity_id = ${entityId} where id = ${id}`),
    number: 'transponder',
    also: () => ({ validationStatus: 'ACCEPTED', isClosed: true }),
  },
  veterinary: {},
  otherRegister: {},
};

interface Secret {
  readonly id: number;
  /** The hidden values that a text can be searched for. */
  readonly values: Readonly<Record<string, string>>;
  /** The record as the operator reads it. */
  readonly record: Values;
}

/** A record with secrets in the redacted fields, and a version of it. */
async function makeSecret(module: AnyModule, { names }: FieldRedaction, entityId?: number): Promise<Secret> {
  const { db } = server;
  const { within, also } = reach[module.name]!;
  const id = await makeRecord(db, module.name);
  const values: Record<string, string> = {};
  for (const name of names) {
    const field = module.fields[name];
    if (field && !field.options.virtual && SECRETS[field.kind])
      values[name] = SECRETS[field.kind]!((counter += 1));
  }
  const columns = Object.entries({ ...also?.(), ...values }).map(
    ([name, value]) => sql`${raw(toSnake(name))} = ${value as string}`,
  );
  const searched = Object.entries(values).filter(([name]) => module.list.search?.includes(name));
  const text = foldText(searched.map(([, value]) => value).join(' '));
  await db.query(
    sql`update ${raw(module.table)} set ${join([...columns, sql`search_text = ${text}`])} where id = ${id}`,
  );
  if (module.name === 'animal')
    await db.query(
      sql`insert into transponder_alias (transponder, animal_id, kind)
        select transponder, id, 'CURRENT' from animal where id = ${id}`,
    );
  if (entityId !== undefined) await within?.(db, id, entityId);
  const found = await operator.call('GET', `/${module.path}/search?ids=${id}`);
  const record = found.body.content[0] as Values;
  await db.query(sql`
    insert into record_version (module, record_id, version, revision_type, changed_fields, data)
    values (${module.name}, ${id}, 1, 'UPDATE', ${Object.keys(values)}::text[], ${JSON.stringify(record)}::jsonb)`);
  return { id, values, record };
}

const actorOf = ({ permissions, type }: Reader): Actor => makeActor({ permissions, type });

/** Those who read a module, by one right each, and do not see what is redacted on every row. */
const readersWithout = ({ access }: AnyModule, { shown }: FieldRedaction): Reader[] =>
  [
    ...leavesOf(access.read).map((one): Reader => ({ type: 'NORMAL', permissions: [one] })),
    { type: 'VETERINARY' as const, permissions: [] },
  ].filter((one) => allows(access.read, actorOf(one)) && rowsShown(shown, actorOf(one)) !== 'ALL');

const redactions = modules.flatMap((module) =>
  redactionsOf(module).map((redaction) => ({
    module,
    redaction,
    title: `${module.name}: ${[...redaction.names].slice(0, 3).join(', ')}`,
  })),
);

/** The answers in which a reader could meet a record, with their paths. */
async function answersOf(
  module: AnyModule,
  person: Person,
  { id, record }: Secret,
): Promise<[string, TestAnswer][]> {
  const { path } = module;
  const { number } = reach[module.name]!;
  const version = { id, version: 99 };
  const requests: (readonly ['GET' | 'POST' | 'PUT', string, unknown?])[] = [
    ['GET', `/${path}/search?ids=${id}`],
    ['POST', `/${path}/search`, { ids: [id] }],
    ['GET', `/${path}/${id}`],
    ['GET', `/${path}/${id}/versions`],
    ['PUT', `/${path}/${id}`, version],
    ...(number
      ? ([
          ['GET', `/${path}/search?${number}=${String(record[number])}`],
          ['POST', `/${path}/search`, { [number]: record[number] }],
          ['GET', `/${path}/search?universalSearch=${String(record[number])}`],
          ['GET', `/${path}/${String(record[number])}`],
          ['PUT', `/${path}/${String(record[number])}`, version],
          ['PUT', `/${path}/${String(record[number])}/lock`, { ...version, isLocked: true }],
        ] as const)
      : []),
  ];
  const answers: [string, TestAnswer][] = [];
  for (const [method, address, body] of requests) {
    const answer = await person.call(method, address, body);
    answers.push([`${method} ${address}`, answer]);
    if (!address.endsWith('/versions') || answer.status !== 200) continue;
    for (const { revisionId, revisionTimestamp } of answer.body) {
      const one = `${address}/${revisionId}/${encodeURIComponent(revisionTimestamp)}`;
      answers.push([`GET ${one}`, await person.call('GET', one)]);
    }
  }
  return answers;
}

/** The records in an answer: of a list, the versions, or the one that a refusal shows. */
function recordsIn({ body }: TestAnswer): Values[] {
  if (Array.isArray(body)) return body;
  return body?.content ?? (body?.data?.current ? [body.data.current] : body?.id ? [body] : []);
}

const found = async (person: Person, path: string): Promise<number> =>
  (await person.call('GET', path)).body.totalItems ?? 0;

describe.each(redactions)('a redaction of $title', ({ module, redaction }) => {
  const readers = readersWithout(module, redaction);
  const rowsOf = (reader: Reader) => rowsShown(redaction.shown, actorOf(reader));

  it('an answer to a reader without the right › holds no hidden value', async () => {
    let shownTo = 0;
    for (const reader of readers) {
      const more: Permission[] = ['READ_VERSIONS', 'LOCK_ANIMAL'];
      const entityId = await makeRecord(server.db, 'entity');
      const permissions = [...reader.permissions, ...more];
      const person = await server.person({ ...reader, permissions, entityId });
      const isHiddenInScope = !rowsOf(reader).includes('IN_SCOPE' as never);
      const secret = await makeSecret(module, redaction, isHiddenInScope ? entityId : undefined);
      const { values, record } = secret;
      for (const [address, answer] of await answersOf(module, person, secret)) {
        const text = JSON.stringify(answer.body);
        for (const [name, value] of Object.entries(values))
          expect(text, `${name} in ${address}, read with ${JSON.stringify(reader)}`).not.toContain(value);
        for (const one of recordsIn(answer)) {
          shownTo += 1;
          for (const name of redaction.names) {
            if (name in module.fields) expect(one[name] ?? null, `${name} in ${address}`).toBe(null);
            else expect(one[name] ?? {}, `${name} in ${address}`).not.toHaveProperty('id');
          }
        }
      }
      for (const [name, value] of Object.entries(values)) expect(record[name], name).toBe(value);
    }
    if (readers.length > 0) expect(shownTo).toBeGreaterThan(0);
  });

  it('a filter, a search or an order by a reader without the right › reveals nothing', async () => {
    const { number } = reach[module.name]!;
    for (const reader of readers) {
      const entityId = await makeRecord(server.db, 'entity');
      const person = await server.person({ ...reader, entityId });
      const isBeyond = rowsOf(reader).includes('IN_SCOPE' as never);
      const { id, values, record } = await makeSecret(module, redaction, isBeyond ? undefined : entityId);
      const base = `/${module.path}/search?${isBeyond ? `${number}=${String(record[number!])}` : `ids=${id}`}`;
      expect(await found(person, base)).toBe(1);
      for (const name of redaction.names) {
        const value = values[name] ?? record[name];
        if (value === null || value === undefined || typeof value === 'object') continue;
        expect(await found(person, `${base}&${name}=${encodeURIComponent(String(value))}`), name).toBe(0);
        for (const range of ['From', 'To'])
          expect(
            await found(person, `${base}&${name}${range}=${encodeURIComponent(String(value))}`),
            name,
          ).toBe(0);
        expect((await person.call('GET', `${base}&sortProperty=${name}`)).status, name).toBe(400);
        if (values[name] && !isBeyond)
          expect(
            await found(person, `${base}&universalSearch=${encodeURIComponent(values[name])}`),
            name,
          ).toBe(0);
      }
    }
  });
});

describe('the redactions of all modules', () => {
  it('their list › has each declared redaction', () => {
    const fieldsOf = ({ module, redaction: { names } }: (typeof redactions)[number]): string[] =>
      [...names].filter((name) => name in module.fields);
    const declared: Record<string, string[][]> = {};
    for (const one of redactions) (declared[one.module.name] ??= []).push(fieldsOf(one));
    expect(declared).toEqual({
      animal: [
        ['orderNumber'],
        ['postalCode'],
        ['locality'],
        ['address'],
        ['ownerId', 'address', 'postalCode', 'locality', 'parishId'],
        ['passport', 'observations', 'healthReport'],
      ],
      entity: [['postalCode', 'parishId', 'address', 'email', 'phone']],
      lostAnimal: [
        [
          'participantName',
          'participantContact',
          'participantContact2',
          'participantContact3',
          'participantEmail',
          'observations',
        ],
      ],
      otherRegister: [['url'], ['apiKeyId']],
      owner: [
        Object.keys(owner.fields).filter(
          (name) =>
            ![
              'type',
              'name',
              'country',
              'vatNumber',
              'county',
              'district',
              'isLocked',
              'editLocked',
            ].includes(name),
        ),
      ],
      veterinary: [['email', 'phone']],
    });
  });
});
