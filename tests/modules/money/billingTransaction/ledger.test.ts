import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { proveOfDay } from '../../../../server/modules/money/billingTransaction/nightlyProof.ts';
import { sha256Of } from '../../../../server/sha256.ts';
import {
  agrees,
  balancesOn,
  proveLedger,
} from '../../../../server/modules/money/billingTransaction/proof.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, registration, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
});
afterAll(() => server.close());

const entityOf = async ({ id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`))
    .entityId;
const balanceOf = async (entityId: number): Promise<number> =>
  (
    await getOne<{ value: number }>(
      server.db,
      sql`select coalesce((select value from credit_balance where entity_id = ${entityId}), 0) as value`,
    )
  ).value;
const register = (who: Person) => who.call('POST', '/animals/', registration(world));
const faultsOf = async () =>
  (await proveLedger(server.db)).faults.map(({ kind, expected, found }) => ({ kind, expected, found }));

describe('the account book of credits', () => {
  it('a charge and registrations › have both sides, and the accounts add up to nothing', async () => {
    const who = await clinic(server, { credits: 3 });
    await register(who);
    await register(who);
    const entityId = await entityOf(who);
    const sides = await server.db.query(sql`
      select account, sum(credits)::int as credits from ledger_entry
      where id in (select id from billing_transaction where entity_id = ${entityId}) group by 1 order by 1`);
    expect(sides).toEqual([
      { account: 'CONSUMPTION', credits: 2 },
      { account: 'ENTITY', credits: 1 },
      { account: 'SALES', credits: -3 },
    ]);
    const { accounts, faults, transactions } = await proveLedger(server.db);
    expect(Object.values(accounts).reduce((a, b) => a + b, 0)).toBe(0);
    expect(faults).toEqual([]);
    expect(transactions).toBeGreaterThan(2);
  });

  it('twelve registrations at the same moment with five credits › take five, and refuse the others', async () => {
    const who = await clinic(server, { credits: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.data.message)),
    ).toEqual(new Set(['NO_CREDITS']));
    expect(await balanceOf(await entityOf(who))).toBe(0);
    expect(await faultsOf()).toEqual([]);
  });

  it('a movement below nothing, of nothing, in the wrong direction, or a second of one origin › is refused by the database', async () => {
    const entityId = await entityOf(await clinic(server, { credits: 5 }));
    const enter = (type: string, credits: number, after: number, more = sql`null, null`) =>
      server.db
        .query(sql`insert into billing_transaction (entity_id, type, credits, balance_after, origin, reverses_id)
        values (${entityId}, ${type}, ${credits}::int, ${after}::int, ${more}) returning id`);
    await expect(enter('ADJUSTMENT', -6, -1)).rejects.toThrow(/covered/);
    await expect(enter('ADJUSTMENT', 0, 5)).rejects.toThrow(/direction/);
    await expect(enter('CONSUMPTION', 1, 6)).rejects.toThrow(/direction/);
    await expect(enter('CHARGE', -1, 4)).rejects.toThrow(/direction/);
    await expect(enter('REFUND', 1, 6)).rejects.toThrow(/direction/);
    await expect(
      server.db.query(sql`update credit_balance set value = -1 where entity_id = ${entityId}`),
    ).rejects.toThrow(/check/);
    const [made] = (await server.db.query<{ id: number }>(
      sql`select id from billing_transaction where entity_id = ${entityId}`,
    )) as [{ id: number }];
    const undo = () => enter('CHARGE', -5, 0, sql`'test:once', ${made.id}`);
    await undo();
    await server.db.query(sql`update credit_balance set value = 0 where entity_id = ${entityId}`);
    await expect(undo()).rejects.toThrow(/unique|duplicate/);
    await expect(enter('CHARGE', -5, 0, sql`'test:other', ${made.id}`)).rejects.toThrow(/unique|duplicate/);
    await expect(
      server.db.query(sql`delete from billing_transaction where id = ${made.id}`),
    ).rejects.toThrow();
    expect(await faultsOf()).toEqual([]);
  });

  it('a sub-entity without a tax number › pays from the nearest entity above that has one', async () => {
    const parent = await clinic(server, { credits: 2, permissions: [...CLINIC, 'READ_BALANCE'] });
    const child = await clinic(server, { credits: 0, permissions: [...CLINIC, 'READ_BALANCE'] });
    const [above, below] = [await entityOf(parent), await entityOf(child)];
    expect((await register(child)).body.data.message).toBe('NO_CREDITS');
    await server.db.query(sql`update entity set parent_id = ${above}, vat_number = null where id = ${below}`);
    const answered = await register(child);
    expect(answered).toMatchObject({ status: 200, body: { balance: 1 } });
    expect(await balanceOf(above)).toBe(1);
    expect((await child.call('GET', '/billing/balance')).body).toMatchObject({ value: 1, entityId: below });
    // One with a tax number of its own pays itself again.
    await server.db.query(sql`update entity set vat_number = '507000139' where id = ${below}`);
    expect((await register(child)).body.data.message).toBe('NO_CREDITS');
    expect(await faultsOf()).toEqual([]);
  });

  it('the balance of a past day › is the one after its last movement', async () => {
    const entityId = await entityOf(await clinic(server, { credits: 10 }));
    const on = async (day: string) =>
      (await balancesOn(server.db, day)).find((one) => one.entityId === entityId);
    expect(await on('2020-01-01')).toBeUndefined();
    await server.db.query(sql`insert into billing_transaction (entity_id, type, credits, balance_after, date)
      values (${entityId}, 'ADJUSTMENT', -4, 6, '2999-06-30 22:59:00Z'), (${entityId}, 'ADJUSTMENT', -1, 5, '2999-06-30 23:01:00Z')`);
    await server.db.query(sql`update credit_balance set value = 5 where entity_id = ${entityId}`);
    // Midnight in Lisbon is 23:00 in summer.
    expect(await on('2999-06-30')).toMatchObject({ balance: 6, sum: 6 });
    expect(await on('2999-07-01')).toMatchObject({ balance: 5, sum: 5 });
  });
});

describe('the proof of the account book', () => {
  it('of a day › is stored once, with its row in the audit', async () => {
    expect(await faultsOf()).toEqual([]);
    expect(
      await Promise.all([proveOfDay(server.db, '2026-03-01'), proveOfDay(server.db, '2026-03-01')]),
    ).toContain(true);
    expect(await proveOfDay(server.db, '2026-03-01')).toBe(false);
    const rows = await server.db.query<{ details: object }>(
      sql`select details from audit_log where action = 'LEDGER_PROVEN' and details ->> 'day' = '2026-03-01'`,
    );
    expect(rows).toMatchObject([{ details: { day: '2026-03-01', faultCount: 0 } }]);
  });

  it('of closed months › names the hash of each file, and finds one that was changed', async () => {
    const other = await testServer();
    try {
      const close = (month: string, file: string, closedFile: string) =>
        other.db.query(sql`insert into accounting_month (month, file, sha256, row_count)
          values (${month}, ${file}, encode(sha256(convert_to(${closedFile}, 'UTF8')), 'hex'), 1)`);
      await close('2026-01-01', 'número\r\n1\r\n', 'número\r\n1\r\n');
      const proof = await proveLedger(other.db);
      expect(proof.changedMonths).toEqual([]);
      expect(proof.months).toEqual({ '2026-01': sha256Of('número\r\n1\r\n') });
      expect(agrees(proof)).toBe(true);
      await close('2026-02-01', 'número\r\n9\r\n', 'número\r\n1\r\n');
      expect((await proveLedger(other.db)).changedMonths).toEqual(['2026-02']);
      await proveOfDay(other.db, '2026-03-02');
      const [row] = await other.db.query<{ details: object }>(
        sql`select details from audit_log where action = 'LEDGER_BROKEN'`,
      );
      expect(row?.details).toMatchObject({ faultCount: 0, changedMonths: ['2026-02'] });
      expect(await other.db.query(sql`select amount from security_alert`)).toEqual([{ amount: 1 }]);
    } finally {
      await other.close();
    }
  });

  it.each<[string, (entityId: number) => Sql, object]>([
    [
      'a balance that was raised',
      (id) => sql`update credit_balance set value = value + 7 where entity_id = ${id}`,
      { kind: 'BALANCE', expected: 9, found: 16 },
    ],
    [
      'credits that no reservation holds',
      (id) => sql`update credit_balance set reserved = 2 where entity_id = ${id}`,
      { kind: 'RESERVED', expected: 0, found: 2 },
    ],
    [
      'a movement whose balance does not follow',
      (id) =>
        sql`with added as (insert into billing_transaction (entity_id, type, credits, balance_after) values (${id}, 'CHARGE', 1, 99))
          update credit_balance set value = value + 1 where entity_id = ${id}`,
      { kind: 'CHAIN', expected: 10, found: 99 },
    ],
    [
      'a counter-transfer of another number of credits',
      (id) =>
        sql`with added as (insert into billing_transaction (entity_id, type, credits, balance_after, reverses_id)
            select ${id}, 'CHARGE', -3, 6, min(id) from billing_transaction where entity_id = ${id})
          update credit_balance set value = value - 3 where entity_id = ${id}`,
      { kind: 'REVERSAL', expected: -9, found: -3 },
    ],
  ])('%s › is found, and alerts the operator', async (_, change, fault) => {
    const other = await testServer();
    try {
      const entityId = (
        await getOne<{ entityId: number }>(
          other.db,
          sql`select entity_id from app_user where id = ${(await other.person({ credits: 9 })).id}`,
        )
      ).entityId;
      expect((await proveLedger(other.db)).faults).toEqual([]);
      await other.db.query(change(entityId));
      expect((await proveLedger(other.db)).faults).toMatchObject([{ entityId, ...fault }]);
      expect(await proveOfDay(other.db)).toBe(true);
      const operator = await other.person({ permissions: ['READ_AUDIT_LOG'], profile: { name: 'operator' } });
      const alerts = await operator.call('GET', '/security-alerts/search');
      expect(alerts.body.content).toMatchObject([{ kind: 'LEDGER_BROKEN', amount: 1 }]);
      expect(await other.db.query(sql`select 1 from audit_log where action = 'LEDGER_BROKEN'`)).toHaveLength(
        1,
      );
    } finally {
      await other.close();
    }
  });
});
