import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsByModule } from '../../resources/generated/operations.ts';
import { allows, ownerAccount } from '../../resources/kit/access.ts';
import { toSnake } from '../../resources/kit/names.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { callOf, operationGroups } from '../../resources/kit/operations/operationCall.ts';
import type { OperationState } from '../../resources/kit/operations/operationStates.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { isRequest } from '../../resources/kit/request.ts';
import type { ColumnValues } from '../../resources/kit/testFacts.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { checkViolation, ident } from '../../server/db/sql.ts';
import type { SignedInCaller } from '../../server/context.ts';
import { hooks } from '../../server/generated/hooks.ts';
import { testFacts } from '../generated/testFacts.ts';
import { makeActor } from '../helpers/actor.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { operationBody } from '../kit/bodies.ts';
import { makeRecord, makeStates, makeValue, setColumns } from '../kit/records.ts';
import { permissionsIn } from '../kit/routes.ts';
import { ownerPerson } from '../modules/account/ownerAccount/fixtures.ts';

let server: TestServer;
/** May do everything. */
let chief: Person;
/** May read everything and do nothing. */
let reader: Person;
/** May do everything, with the records of another entity. */
let outsider: Person;

const operations = Object.values(operationsByModule).flat();
/** What requests have in common is asked by requests.test.ts, which makes requests of one's own. */
const called = operations.filter(({ stateOnly, module }) => !stateOnly && !isRequest(module));
const nameOf = ({ module, name }: AnyOperation): string => `${module.name}.${name}`;
const actor = makeActor({ permissions: PERMISSIONS });
const anybody = { actor, scopeEntityIds: [] as readonly number[] };
/** Whether the outsider, who may do everything, finds some of the records only. */
const hasScope = ({ module }: AnyOperation): boolean =>
  module.parent !== undefined ||
  (hooks[module.name]?.scope?.(anybody as unknown as SignedInCaller) ?? null) !== null;
const outside = makeActor({
  permissions: PERMISSIONS,
  entityProfile: { name: 'x', isBillable: true, canRegisterBillable: true, canRegisterNonBillable: true },
});
/** Whether only the operator's staff may do it: others are refused before a record is looked for. */
const isOperatorsOwn = ({ permission }: AnyOperation): boolean =>
  permission !== ownerAccount && !allows(permission, outside);
const permissions = called.flatMap(({ permission }) => permissionsIn(permission));

beforeAll(async () => {
  // Some operations are of the demonstration alone.
  server = await testServer({ DEMO: '1' });
  chief = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
  reader = await server.person({
    profile: { name: 'operator' },
    permissions: PERMISSIONS.filter((permission) => !permissions.includes(permission)),
  });
  outsider = await server.person({ permissions: PERMISSIONS, profile: { isBillable: true } });
});
afterAll(() => server.close());

/** Asks for an operation with a record. */
async function ask(person: Person, operation: AnyOperation, id: number, version?: number) {
  const { method, path } = callOf([operation]);
  const answer = await person.call(
    method,
    path.replace(/:\w+/, String(id)),
    await operationBody(server.db, operation, version),
  );
  return { status: answer.status, code: answer.body?.data?.message as string | undefined };
}

/** A record as a user reads it. */
const recordOf = async (
  person: Person,
  { module }: AnyOperation,
  id: number,
): Promise<{ readonly operations: Readonly<Record<string, OperationState>> }> =>
  (await person.call('GET', `/${module.path}/${id}`)).body;

/** The user who may do an operation with a record: the account of its owner, where only that may. */
async function doerOf({ permission, module }: AnyOperation, id: number): Promise<Person> {
  if (permission !== ownerAccount) return chief;
  const { ownerId } = await getOne<{ ownerId: number }>(
    server.db,
    sql`select owner_id from ${ident(module.table)} where id = ${id}`,
  );
  return ownerPerson(server, ownerId);
}

/** A user who may do it with other records. */
const strangerOf = async ({ permission }: AnyOperation): Promise<Person> =>
  permission === ownerAccount ? ownerPerson(server, await makeRecord(server.db, 'owner')) : outsider;

/** The fields of a record that the conditions of an operation look at. */
function readFields({ when }: AnyOperation, record: object): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = new Proxy(record, {
    get(target, name) {
      if (typeof name === 'string') read.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  for (const one of when) one.holds(watched, { ...actor, isOperator: true });
  return read;
}

/** The columns of a table that can be set, and whether each may be empty. */
async function settableColumns(table: string): Promise<ReadonlyMap<string, boolean>> {
  const columns = await server.db.query<{ name: string; canBeEmpty: boolean }>(sql`
    select column_name as name, is_nullable = 'YES' as can_be_empty from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`);
  return new Map(columns.map(({ name, canBeEmpty }) => [name, canBeEmpty]));
}

/**
 * States of a new record: each choice and both of yes and no of a computed field, the values of what the conditions
 * look at, and those that the module's test facts add. The record as it is made, where there is none of them.
 */
async function statesFor(operation: AnyOperation): Promise<readonly ColumnValues[]> {
  const { module } = operation;
  const columns = await settableColumns(module.table);
  const read = readFields(
    operation,
    await recordOf(chief, operation, await makeRecord(server.db, module.name)),
  );
  const states = [...(await makeStates(server.db, module.name))];
  for (const [name, field] of Object.entries(module.fields)) {
    const { kind, values = [], options } = field;
    const canBeEmpty = columns.get(toSnake(name));
    if (canBeEmpty === undefined) continue;
    const isOfState = read.has(name) || options.computed === true || options.virtual === true;
    if (kind === 'choice' && isOfState) states.push(...values.map((value) => ({ [name]: value })));
    else if (kind === 'boolean' && isOfState) states.push({ [name]: true }, { [name]: false });
    else if (read.has(name)) {
      if (canBeEmpty) states.push({ [name]: null });
      const value = await makeValue(server.db, field);
      if (value !== undefined) states.push({ [name]: value });
    }
  }
  return states.length > 0 ? states : [{}];
}

/** Makes a record in a state, after what the operation needs; undefined for a state that the database does not know. */
async function makeRecordIn(operation: AnyOperation, state: ColumnValues): Promise<number | undefined> {
  const { module } = operation;
  const id = await makeRecord(server.db, module.name);
  for (const need of testFacts[module.name]?.needs ?? []) {
    if (need.operation !== operation) continue;
    expect(await ask(await doerOf(need.first, id), need.first, id)).toEqual({ status: 200 });
  }
  try {
    await setColumns(server.db, module.table, id, state);
    return id;
  } catch (error) {
    if (checkViolation(error) === undefined) throw error;
    return undefined;
  }
}

/** Operations that no state refuses to a user with all permissions. */
const neverRefused: string[] = [];

describe.each(called.map((one) => [nameOf(one), one] as const))('%s', (_name, operation) => {
  const { module, key } = operation;
  let id: number;
  beforeAll(async () => {
    id = await makeRecord(server.db, module.name);
  });

  it('without its permission › is refused with 403', async () => {
    expect((await ask(reader, operation, id)).status).toBe(403);
  });

  it('with a record outside the scope › is refused with 404', async () => {
    // Records without a scope are inside everyone's.
    const { status } = await ask(await strangerOf(operation), operation, id);
    if (isOperatorsOwn(operation)) expect(status).toBe(403);
    else expect(status === 404).toBe(hasScope(operation));
  });

  it('in a state that allows it › succeeds and leaves its action in the audit', async () => {
    for (const state of await statesFor(operation)) {
      const fresh = await makeRecordIn(operation, state);
      if (fresh === undefined) continue;
      const doer = await doerOf(operation, fresh);
      if (!(await recordOf(doer, operation, fresh)).operations[key]?.allowed) continue;
      expect(await ask(doer, operation, fresh)).toEqual({ status: 200, code: undefined });
      const rows = await server.db.query(sql`
        select 1 from audit_log where object_type = ${module.name} and object_id = ${String(fresh)}
          and action = ${operation.action}`);
      expect(rows).toHaveLength(1);
      return;
    }
    throw new Error(
      `no state allows it: add one in resources/<area>/${module.name}/testFacts.ts, or what it needs first`,
    );
  });

  it('in every other state › is refused with the reason that the record answers, and on another version as stale', async () => {
    const found = new Set<boolean>();
    for (const values of await statesFor(operation)) {
      const fresh = await makeRecordIn(operation, values);
      if (fresh === undefined) continue;
      const doer = await doerOf(operation, fresh);
      const state = (await recordOf(doer, operation, fresh)).operations[key]!;
      found.add(state.allowed);
      if (state.allowed && operation.method === 'DELETE') continue;
      expect(await ask(doer, operation, fresh, 99), JSON.stringify(values)).toEqual({
        status: 409,
        code: state.allowed ? 'STALE_VERSION' : state.reason,
      });
    }
    expect(found).toContain(true);
    if (!found.has(false)) neverRefused.push(nameOf(operation));
  });
});

it('only operations without conditions on the record are refused in no state to a user with all permissions', () => {
  const unconditional = called.filter((one) => readFields(one, {}).size === 0).map(nameOf);
  expect(neverRefused.sort()).toEqual(unconditional.sort());
});

it('every module with operations answers their states with a record, and not in lists', async () => {
  for (const [name, own] of Object.entries(operationsByModule)) {
    const module = modules.find((one) => one.name === name)!;
    const id = await makeRecord(server.db, name);
    const { body } = await chief.call('GET', `/${module.path}/${id}`);
    expect(Object.keys(body.operations).sort()).toEqual(own.map(({ key }) => key).sort());
    const list = await chief.call('GET', `/${module.path}/search?ids=${id}`);
    expect(list.body.content[0]).not.toHaveProperty('operations');
  }
});

it('operations of one path › differ by their fixed values', () => {
  for (const group of Object.values(operationsByModule).flatMap(operationGroups)) {
    const bodies = group.map(({ fixed }) => JSON.stringify(fixed));
    expect(new Set(bodies).size, group.map(nameOf).join()).toBe(group.length);
  }
});
