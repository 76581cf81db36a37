import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Sealer } from '../../server/audit/seal.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import type { Tx } from '../../server/db/db.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';
import { sealAll } from '../helpers/seals.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

const write = (db: { query: Tx['query'] }, action: string) =>
  db.query(
    sql`insert into audit_log (user_id, ip, action, object_type, object_id, details)
      values (1, '192.0.2.1', ${action}, 'owner', '7', '{"fields": ["name", "email"]}')`,
  );

describe('a row of the audit', () => {
  let db: TestDatabase;
  let sealer: Sealer;
  beforeAll(async () => {
    db = await testDatabase();
    sealer = new Sealer(db);
    for (const action of ['LOGIN', 'CREATE', 'UPDATE', 'DELETE']) await write(db, action);
  });
  afterAll(() => db.close());
  afterEach(() =>
    db.script('alter table audit_log enable trigger user; alter table audit_seal enable trigger user'),
  );

  it.each([
    ['changed', `update audit_log set action = 'X'`],
    ['deleted', 'delete from audit_log'],
    ['emptied with the others', 'truncate audit_log'],
    ['sealed anew', 'delete from audit_seal'],
    ['sealed anew after emptying', 'truncate audit_seal cascade'],
  ])('is never %s, by nobody', async (_what, statement) => {
    await sealAll(db, sealer);
    await expect(db.script(statement)).rejects.toThrow(/never changed or deleted/);
    expect((await verifyAudit(db)).rows).toBeGreaterThanOrEqual(4);
  });

  it('after the write › is sealed, and later rows under the next seal', async () => {
    await sealAll(db, sealer);
    const before = await verifyAudit(db);
    await write(db, 'LOGOUT');
    expect(await sealAll(db, sealer)).toBe(1);
    const after = await verifyAudit(db, { noted: [{ hash: before.seal ?? '', source: 'a note' }] });
    expect(after).toMatchObject({ rows: before.rows + 1, broken: null });
    expect(after.seal).not.toBe(before.seal);
    expect(await sealAll(db, sealer)).toBe(0);
  });

  it.each([
    [
      'changed',
      'update audit_log set action = action || $$X$$ where id = 2',
      'update audit_log set action = rtrim(action, $$X$$) where id = 2',
    ],
    [
      'given another time',
      `update audit_log set at = at - interval '1 second' where id = 3`,
      `update audit_log set at = at + interval '1 second' where id = 3`,
    ],
    [
      'put on somebody else',
      'update audit_log set user_id = 2 where id = 1',
      'update audit_log set user_id = 1 where id = 1',
    ],
  ])('that was %s past the guard shows, with its place', async (_what, wrong, right) => {
    await sealAll(db, sealer);
    await db.script(`alter table audit_log disable trigger user; ${wrong}`);
    const { broken } = await verifyAudit(db);
    expect(broken).not.toBeNull();
    expect(broken!.fromId).toBe(1);
    await db.script(right);
    expect((await verifyAudit(db)).broken).toBeNull();
  });

  it('that was taken out shows, also when the chain was made anew without it', async () => {
    await sealAll(db, sealer);
    const { seal } = await verifyAudit(db);
    await db.script('alter table audit_log disable trigger user; delete from audit_log where id = 2');
    expect((await verifyAudit(db)).broken).not.toBeNull();
    await db.script('alter table audit_seal disable trigger user; delete from audit_seal');
    await sealAll(db);
    expect((await verifyAudit(db)).broken).toBeNull();
    expect(
      (await verifyAudit(db, { noted: [{ hash: seal ?? '', source: 'a note' }] })).broken,
    ).not.toBeNull();
  });
});

// The embedded database does one thing after the other: nothing can come late.
describe.runIf(testDatabaseUrl)('a row that is committed late', () => {
  it('while its write is open › no later row is sealed', async () => {
    const db = await testDatabase();
    const sealer = new Sealer(db);
    let commit = () => {};
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const late = db.transaction(async (tx) => {
      await write(tx, 'LATE');
      written();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await isWritten;
    await write(db, 'EARLY');
    expect([await sealer.round(), await sealer.round(), await sealer.round()]).toEqual([0, 0, 0]);
    commit();
    await late;
    expect(await sealAll(db, sealer)).toBe(2);
    expect(await verifyAudit(db)).toMatchObject({ rows: 2, broken: null });
    await db.close();
  });
});

describe('what is done', () => {
  let server: TestServer;
  let staff: Person;
  beforeAll(async () => {
    server = await testServer();
    staff = await server.person({
      permissions: ['MANAGE_VACCINES', 'READ_OWNER', 'WRITE_CONFIGURATION'],
      profile: { name: 'operator' },
    });
  });
  afterAll(() => server.close());

  const rows = (action: string) =>
    server.db.query<{ userId: number; ip: string; objectType: string; objectId: string | null }>(
      sql`select user_id, ip, object_type, object_id from audit_log where action = ${action} order by id`,
    );

  it('each act › leaves one row: who, from where, what, on what', async () => {
    const vaccine = { name: 'Raiva', immunizationTimePeriod: 1, immunizationTimeUnit: 'YEAR' };
    const made = (await staff.call('POST', '/vaccines/', vaccine)).body;
    await staff.call('PUT', `/vaccines/${made.id}`, { name: 'Raiva 3', version: 1 });
    await staff.call('DELETE', `/vaccines/${made.id}`);
    for (const action of ['CREATE', 'UPDATE', 'DELETE']) {
      const found = (await rows(action)).filter((row) => row.objectType === 'vaccine');
      expect(found, action).toEqual([
        { userId: staff.id, ip: '127.0.0.1', objectType: 'vaccine', objectId: String(made.id) },
      ]);
    }
  });

  it('a refused act › leaves no row, and no row contains a token', async () => {
    const before = await rows('CREATE');
    expect((await staff.call('POST', '/vaccines/', { name: '' })).status).toBe(422);
    expect((await rows('CREATE')).length).toBe(before.length);
    const all = JSON.stringify(await server.db.query(sql`select * from audit_log`));
    expect(all).not.toContain(staff.token);
    expect(all).not.toContain(createHash('sha256').update(staff.token).digest('hex'));
  });

  it('a read of personal data › leaves a row', async () => {
    await staff.call('GET', '/owners/search');
    expect(
      (await rows('SEARCH')).some(({ userId, objectType }) => userId === staff.id && objectType === 'owner'),
    ).toBe(true);
  });
});
