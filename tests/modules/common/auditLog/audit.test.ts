import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_OBJECTS } from '../../../../resources/common/audit/objects.ts';
import { auditLog } from '../../../../resources/common/auditLog/schema.ts';
import { calls, modules } from '../../../../resources/schemas.ts';
import type { SignedInCaller } from '../../../../server/context.ts';
import { whereOf } from '../../../../server/crud/where.ts';
import { auditLogHooks } from '../../../../server/modules/common/auditLog/hooks.ts';
import { storedModule } from '../../../../server/write/storedModule.ts';
import { makeActor } from '../../../helpers/actor.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { projectFiles, readText } from '../../../project/project.ts';

const ROWS = 30_000;
const NUMBER = '620098100000777';

let server: TestServer;
let operator: Person;
let other: Person;
let animal: number;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: ['READ_AUDIT_LOG'], profile: { name: 'operator' } });
  other = await server.person({ permissions: ['READ_AUDIT_LOG'] });
  animal = await makeRecord(server.db, 'animal');
  await server.db.query(
    sql`insert into transponder_alias (transponder, animal_id, kind) values (${NUMBER}, ${animal}, 'CURRENT')`,
  );
  // Most rows are reads of many users; what the tests look for is rare among them.
  await server.db.query(sql`
    insert into audit_log (at, user_id, impersonator_id, ip, action, object_type, object_id, details)
    select timestamptz '2026-01-01' + n * interval '1 minute', 1000000 + n % 500,
      case when n % 5000 = 7 then ${operator.id}::bigint end, '10.0.' || n % 200 || '.' || n % 250,
      case when n % 6000 = 3 then 'LOCK' when n % 3 = 0 then 'SEARCH' else 'READ' end,
      case when n % 6000 = 3 then 'owner' when n % 7000 = 4 then 'ticket' else 'animal' end, (n % 900 + 1000000)::text,
      case when n % 9000 = 5 then jsonb_build_object('transponder', ${NUMBER}::text) end
    from generate_series(1, ${ROWS}) n`);
  await server.db.query(sql`
    insert into audit_log (at, user_id, ip, action, object_type, object_id, details) values
    (timestamptz '2025-06-01 10:00Z', ${other.id}, '192.0.2.1', 'LOGIN', 'USER', ${String(other.id)}, null),
    (timestamptz '2025-06-02 10:00Z', ${other.id}, '192.0.2.2', 'READ', 'animal', ${String(animal)}, null),
    (timestamptz '2025-05-01 10:00Z', ${operator.id}, '192.0.2.3', 'MARK_DEAD', 'animal', '999999999', null)`);
  await server.db.script('analyze audit_log');
});
afterAll(() => server.close());

const search = async (query: string, person = operator) =>
  (await person.call('GET', `/audit/search?${query}`)).body;

describe('the audit', () => {
  it('without READ_AUDIT_LOG › is refused', async () => {
    const nobody = await server.person({ profile: { name: 'operator' } });
    expect((await nobody.call('GET', '/audit/search')).status).toBe(403);
    expect((await server.visitor.call('GET', '/audit/search')).status).toBe(401);
    expect((await operator.call('GET', '/audit/search')).status).toBe(200);
  });

  it('users outside the operator’s profile › see the rows of their own users', async () => {
    const { content } = await search('itemsPerPage=100', other);
    expect(content.length).toBeGreaterThan(0);
    for (const row of content) expect(row.userId).toBe(other.id);
    expect((await search(`userId=${operator.id}`, other)).totalItems).toBe(0);
  });

  it('each filter › finds its rows, newest first', async () => {
    const only = async (query: string) => (await search(`${query}&itemsPerPage=100`)).content;
    expect(await only(`userId=${other.id}&dateTo=2025-12-31`)).toMatchObject([
      { action: 'READ', objectType: 'animal', ip: '192.0.2.2', user: { id: other.id } },
      { action: 'LOGIN', objectType: 'user', ip: '192.0.2.1' },
    ]);
    expect(await only('dateFrom=2025-06-01&dateTo=2025-06-01')).toMatchObject([{ action: 'LOGIN' }]);
    expect(await only('ip=192.0.2.2')).toHaveLength(1);
    expect(await only('action=LOGIN&objectType=user&dateTo=2025-12-31')).toHaveLength(1);
    expect(await only(`objectId=${other.id}&objectType=user`)).toHaveLength(1);
    expect(await only(`impersonatorId=${operator.id}`)).toHaveLength(6);
    expect(await only(`transponder=${NUMBER}&dateTo=2026-03-01`)).toHaveLength(5);
    expect(await only(`universalSearch=${NUMBER}&dateTo=2026-03-01`)).toHaveLength(5);
    expect(await only('universalSearch=192.0.2.1')).toHaveLength(1);
  });

  it('an earlier name of an action › is shown and found under the present one', async () => {
    const { content } = await search('action=SET_DEAD&ip=192.0.2.3');
    expect(content).toMatchObject([{ action: 'SET_DEAD', objectType: 'animal' }]);
  });

  it('pages by cursor without a gap, and leaves a row that says what was looked for', async () => {
    const first = await search('objectType=ticket&itemsPerPage=2');
    const next = await search(`objectType=ticket&itemsPerPage=2&after=${first.cursor}`);
    const dates = [...first.content, ...next.content].map(({ date }: { date: string }) => date);
    expect(new Set(dates).size).toBe(4);
    expect(dates).toEqual([...dates].toSorted().toReversed());
    const rows = await server.db.query<{ details: unknown }>(
      sql`select details from audit_log where user_id = ${operator.id} and object_type = 'auditLog' order by id desc limit 1`,
    );
    expect(rows[0]?.details).toMatchObject({ objectType: ['ticket'] });
  });

  it('two types of object › are paged together by number and by cursor, newest first and each row once', async () => {
    const both = 'objectType=user,ticket&dateTo=2026-12-31';
    const whole = (await search(`${both}&itemsPerPage=6`)).content.map(({ id }: { id: number }) => id);
    const found: number[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const byCursor = await search(`${both}&itemsPerPage=2${cursor && `&after=${cursor}`}`);
      const byNumber = await search(`${both}&itemsPerPage=2&currentPage=${page}`);
      expect(byNumber.content).toEqual(byCursor.content);
      found.push(...byCursor.content.map(({ id }: { id: number }) => id));
      cursor = byCursor.cursor;
    }
    expect(found).toEqual(whole);
    expect(new Set(found).size).toBe(6);
  });

  it('calls objects as modules are called: in what calls read, and in every row that the server writes', () => {
    const read = calls.flatMap(({ reads }) => (typeof reads === 'object' ? [reads.objectType] : []));
    const written = projectFiles()
      .filter((path) => /^server\/(?!(?:.*\/)?seed[./]|demonstration\/).*\.ts$/.test(path))
      .flatMap((path) => [...readText(path).matchAll(/objectType: '(\w+)'/g)].map(([, type]) => type!));
    expect(written.length).toBeGreaterThan(20);
    const known: readonly string[] = AUDIT_OBJECTS;
    expect([...read, ...written].filter((type) => !known.includes(type))).toEqual([]);
  });

  it('every kind of module › has a name among its objects', () => {
    expect(
      modules.map(({ name }) => name).filter((name) => !AUDIT_OBJECTS.some((type) => type === name)),
    ).toEqual([]);
  });
});

describe('the plan of a filter of the audit', () => {
  const table = storedModule(auditLog, auditLogHooks);
  const caller = {
    actor: makeActor({ isOperator: true }),
    scopeEntityIds: [],
  } as unknown as SignedInCaller;

  interface Plan {
    readonly 'Node Type': string;
    readonly 'Index Name'?: string;
    readonly 'Relation Name'?: string;
    readonly Plans?: readonly Plan[];
  }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  async function planOf(where: Sql): Promise<Plan[]> {
    const [row] = await server.db.query<Record<string, unknown>>(sql`explain (format json)
      select t.id from audit_entry t where ${where} order by t.date desc, t.id desc limit 26`);
    const found = Object.values(row!)[0];
    const [{ Plan: plan }] = (typeof found === 'string' ? JSON.parse(found) : found) as [{ Plan: Plan }];
    return nodesOf(plan);
  }

  it.each([
    ['nothing', {}, 'audit_log_at'],
    ['days', { dateFrom: '2026-01-03', dateTo: '2026-01-04' }, 'audit_log_at'],
    ['userId', { userId: [1_000_003] }, 'audit_log_user_page'],
    ['impersonatorId', { impersonatorId: [7] }, 'audit_log_impersonator_page'],
    ['ip', { ip: '192.0.2.1' }, 'audit_log_ip'],
    ['action', { action: ['LOCK'] }, 'audit_log_action'],
    ['a frequent action', { action: ['READ'] }, 'audit_log_at'],
    ['objectType', { objectType: ['ticket'] }, 'audit_log_object_type'],
    ['two types of object', { objectType: ['owner', 'ticket'] }, 'audit_log_object_type'],
    ['objectId', { objectId: '1000003' }, 'audit_log_object_page'],
    ['transponder', { transponder: NUMBER }, 'audit_log_transponder'],
  ])('reads %s from an index, and never the whole table', async (_name, query, index) => {
    const { branches } = whereOf(table, auditLogHooks, query, caller, []);
    const plans = await Promise.all(branches.map(planOf));
    // The rows are in the first part, whose indexes are named after it.
    const nodes = plans.flat().filter((node) => node['Relation Name']?.startsWith('log_before'));
    expect(nodes.map((node) => node['Index Name']?.replace(/^log_before_\d+_\d+/, 'audit_log'))).toContain(
      index,
    );
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });
});
