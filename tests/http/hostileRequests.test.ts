import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { modules } from '../../resources/schemas.ts';
import { hasRecord, makeRecord } from '../kit/records.ts';
import { declaredRoutes } from '../kit/routes.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { hostileRequests, operationsOf, type HostileRequest, type Operation } from './hostile.ts';

/** All values in all places take minutes (see docs/security.md); `npm test` sends a few for each place. */
const SAMPLE_STEP = process.env.HOSTILE_REQUESTS === 'all' ? 1 : 20;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const has = (headers: Readonly<Record<string, unknown>>, name: string, part: string): boolean =>
  String(headers[name]).includes(part);
/** Whether caches keep no copy of an answer, and browsers read it as nothing else: a file is saved, and runs nothing. */
const isProtected = (headers: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(HEADERS).every(([name, value]) => headers[name] === value) &&
  has(headers, 'cache-control', 'no-store') &&
  (has(headers, 'content-disposition', 'attachment')
    ? has(headers, 'content-security-policy', 'sandbox')
    : has(headers, 'content-type', 'charset=utf-8'));

/** What an answer may be. */
const STATUSES = new Set([200, 201, 302, 303, 400, 401, 403, 404, 409, 413, 415, 422, 429]);

/** What no answer may let out: where the code lies, what the database was asked, whose library it was. */
const INSIDE =
  /node_modules|\bat .*\.ts:\d|\bselect .* from\b|insert into|syntax error|relation "|ECONN|FST_|ZodError|SQLITE|pglite/i;

let server: TestServer;
let operations: readonly Operation[];
/** Ids of records that are there, by the first part of a path. */
const records: Record<string, number> = {};

const ENTITY_PROFILE = { isBillable: true };
const KINDS = [
  { type: 'NORMAL', isOperator: true, ownerId: null },
  { type: 'VETERINARY', isOperator: false, ownerId: null },
  { type: 'NORMAL', isOperator: false, ownerId: 1 },
] as const;
type Kind = (typeof KINDS)[number];
const actorOf = (kind: Kind): Actor =>
  ({
    ...kind,
    permissions: kind.ownerId === null ? PERMISSIONS : [],
    entityProfile: kind.isOperator || kind.ownerId !== null ? null : ENTITY_PROFILE,
  }) as Actor;

async function newPerson({ type, isOperator, ownerId }: Kind): Promise<Person> {
  const person = await server.person({
    permissions: ownerId === null ? PERMISSIONS : [],
    type,
    profile: isOperator ? { name: 'operator' } : ENTITY_PROFILE,
    credits: 1_000,
  });
  if (ownerId !== null)
    await server.db
      .query(sql`update app_user set owner_id = ${records.owners}, entity_id = null, role_id = null
      where id = ${person.id}`);
  return person;
}

const people = new Map<Kind, Person>();
async function personOf(kind: Kind): Promise<Person> {
  const known = people.get(kind) ?? (await newPerson(kind));
  people.set(kind, known);
  return known;
}

beforeAll(async () => {
  server = await testServer();
  for (const { name, path } of modules)
    if (hasRecord(name)) records[path] = await makeRecord(server.db, name);
  operations = operationsOf(server.app, records);
});
afterAll(() => server.close());

const nameOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/:\w+|\{\w+\}/g, '{}').replace(/\/$/, '')}`;
const accessOf = new Map<string, Access>(
  declaredRoutes.map(({ method, path, access }) => [nameOf(method, path), access]),
);

let addresses = 0;
/** From an address of its own each, so that no visitor's limit keeps the rest away from the code behind it. */
const nextAddress = (): string => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

async function send(kind: Kind, { method, url, body }: HostileRequest) {
  const { token } = await personOf(kind);
  return server.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: nextAddress(),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

describe('a request that once fell over', () => {
  it.each([
    ['GET', '/vaccines/search?immunizationTimePeriod=1.5', 400],
    ['GET', '/vaccines/search?immunizationTimePeriodTo=2147483648', 400],
    ['GET', `/address/search-district?ids=${'9'.repeat(400)}`, 400],
    ['GET', '/billing-transactions/search?universalSearch=Fatura%201', 200],
    ['GET', `/animals/${'9'.repeat(400)}`, 404],
    ['GET', '/animals/%FF', 400],
  ] as const)('%s %s is answered as what it is', async (method, path, status) => {
    const answer = await send(KINDS[0], { method, url: `/api${path}` });
    expect([answer.statusCode, isProtected(answer.headers)]).toEqual([status, true]);
    expect(answer.body).not.toMatch(INSIDE);
  });

  it('because a field that always has a value was given none, names the field', async () => {
    const body = JSON.stringify({ name: 'Perfil sem valor', isBillable: null });
    const answer = await send(KINDS[0], { method: 'POST', url: '/api/entity-profiles', body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ property: 'isBillable', error: 'MISSING_IS_BILLABLE' }]);
  });
});

describe('a campaign of hostile requests', () => {
  it('knows every route that the declarations stand for', () => {
    const known = new Set(operations.map(({ method, path }) => nameOf(method, path)));
    expect([...accessOf.keys()].filter((name) => !known.has(name) && !name.endsWith('/stream'))).toEqual([]);
  });

  it('each of thousands of requests › is answered without a 5xx and shows no internals', async () => {
    const faults: string[] = [];
    const answers: Record<number, number> = {};
    let sent = 0;
    for (const operation of operations) {
      const access = accessOf.get(nameOf(operation.method, operation.path)) ?? 'SIGNED_IN';
      const kind = KINDS.find((one) => allows(access, actorOf(one)));
      if (!kind) throw new Error(`nobody may call ${operation.path}`);
      for (const request of hostileRequests(operation, SAMPLE_STEP)) {
        sent += 1;
        const answer = await send(kind, request);
        answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
        if (!STATUSES.has(answer.statusCode) || INSIDE.test(answer.body) || !isProtected(answer.headers))
          faults.push(
            `${request.method} ${request.url.slice(0, 200)} ${request.body?.slice(0, 300) ?? ''}: ${answer.statusCode} ${answer.body.slice(0, 200)}`,
          );
        // The call ended the session or changed the permissions: the next call uses another account.
        if (answer.statusCode === 401) people.delete(kind);
      }
    }
    console.info(`${sent} hostile requests to ${operations.length} routes: ${JSON.stringify(answers)}`);
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(3_000);
    expect(answers[200] ?? 0).toBeGreaterThan(100);
  }, 3_600_000);
});
