import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { archiveAudit, auditParts, extendAudit } from '../../server/audit/parts.ts';
import { holdSeals, redactAudit } from '../../server/audit/redactAudit.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { getOne } from '../../server/db/db.ts';
import { migrate } from '../../server/db/migrate.ts';
import { migrationsFolder } from '../../server/paths.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import { sealAll } from '../helpers/seals.ts';

let db: TestDatabase;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

/** The first day of a month so many months from this one, in ISO 8601. */
const monthAt = (offset: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset)).toISOString();
};
const monthName = (offset: number): string => monthAt(offset).slice(0, 7);
const partName = (offset: number): string => `log_${monthName(offset).replace('-', '_')}`;
const firstPart = (offset: number): string => `log_before_${monthName(offset).replace('-', '_')}`;

/** Writes a row of the first day of a month. */
const writeAt = (offset: number) =>
  db.query(
    sql`insert into audit_log (at, user_id, action, object_type, object_id, details)
      values (${monthAt(offset)}::timestamptz, 1, 'UPDATE', 'owner', '7', '{"name": "Rosa"}')`,
  );

/** Gives the register a past: as if the audit had been divided four months ago. */
const divideFourMonthsAgo = async () => {
  const parts = await auditParts(db);
  await db.script(`
    ${parts.map(({ name }) => `alter table audit_log detach partition audit.${name};`).join('')}
    ${parts
      .slice(1)
      .map(({ name }) => `drop table audit.${name};`)
      .join('')}
    alter table audit.${parts[0]!.name} rename to ${firstPart(-3)};
    alter table audit_log attach partition audit.${firstPart(-3)} for values from (minvalue) to ('${monthAt(-3)}')`);
  await extendAudit(db);
};

/** Divided, with a sealed row of each of the last four months. */
const withPast = async () => {
  await divideFourMonthsAgo();
  for (const offset of [-4, -3, -2, -1]) await writeAt(offset);
  await sealAll(db);
};

const namesOf = async (isArchived: boolean) =>
  (await auditParts(db)).filter((part) => part.isArchived === isArchived).map(({ name }) => name);
const countIn = async (table: string) =>
  (
    await getOne<{ rows: number }>(
      db,
      sql`select count(*) as rows from audit_log where tableoid = ${table}::regclass`,
    )
  ).rows;
const listed = async () =>
  (await db.query<{ at: string }>(sql`select at from audit_log where object_type = 'owner' order by at`)).map(
    ({ at }) => new Date(at).toISOString(),
  );

describe('the parts of the audit', () => {
  test('a new register › has one up to the end of next month, and one more', async () => {
    expect(await namesOf(false)).toEqual([firstPart(2), partName(2)]);
  });

  test('parts of months to come › are made two months ahead, once', async () => {
    await divideFourMonthsAgo();
    expect(await namesOf(false)).toEqual([firstPart(-3), ...[-3, -2, -1, 0, 1, 2].map(partName)]);
    expect(await extendAudit(db)).toBe(0);
  });

  test('a row › lies in the part of its month', async () => {
    await withPast();
    for (const [offset, name] of [
      [-4, firstPart(-3)],
      [-3, partName(-3)],
      [-1, partName(-1)],
    ] as const)
      expect([offset, await countIn(`audit.${name}`)]).toEqual([offset, 1]);
  });

  test.each(['update audit.PART set action = $$X$$', 'delete from audit.PART', 'truncate audit.PART'])(
    'changed by itself (%s) › refuses',
    async (statement) => {
      await withPast();
      await expect(db.script(statement.replace('PART', partName(-2)))).rejects.toThrow(
        /never changed|refuse/,
      );
    },
  );
});

describe('the archive of the audit', () => {
  test('months before one › leave the lists, and each move is a row', async () => {
    await withPast();
    const moved = await archiveAudit(db, monthName(-2));
    expect(moved.map(({ name }) => name)).toEqual([firstPart(-3), partName(-3)]);
    expect(await namesOf(true)).toEqual([firstPart(-3), partName(-3)]);
    expect(await listed()).toEqual([-2, -1].map(monthAt));
    const rows = await db.query<{ details: object }>(
      sql`select details from audit_log where action = 'AUDIT_ARCHIVED' order by id`,
    );
    expect(rows.map(({ details }) => details)).toMatchObject([
      { part: firstPart(-3), from: null, rows: 1 },
      { part: partName(-3), rows: 1 },
    ]);
    expect(await archiveAudit(db, monthName(-2))).toEqual([]);
  });

  test('an earlier month › returns the later ones', async () => {
    await withPast();
    await archiveAudit(db, monthName(-1));
    const moved = await archiveAudit(db, monthName(-3));
    expect(moved.map(({ name }) => name)).toEqual([partName(-3), partName(-2)]);
    expect(await namesOf(true)).toEqual([firstPart(-3)]);
    expect(await listed()).toEqual([-3, -2, -1].map(monthAt));
    expect(await namesOf(false)).toEqual([-3, -2, -1, 0, 1, 2].map(partName));
  });

  test('seals › hold over archived rows, and show where one was changed', async () => {
    await withPast();
    const before = await verifyAudit(db);
    await archiveAudit(db, monthName(-1));
    expect(await verifyAudit(db)).toMatchObject({
      broken: null,
      rows: before.rows,
      missingSealed: before.missingSealed,
    });

    const changed = `update archive.audit_log set user_id = 2 where at = '${monthAt(-3)}'`;
    await expect(db.script(changed)).rejects.toThrow(/never changed/);
    await db.script(`alter table archive.audit_log disable trigger user; ${changed}`);
    expect((await verifyAudit(db)).broken?.fault).toBe('ROWS_CHANGED');
  });

  test('an erasure › changes archived rows as others, and their seals hold', async () => {
    await withPast();
    await archiveAudit(db, monthName(-1));
    const { id } = await getOne<{ id: number }>(
      db,
      sql`select id from archive.audit_log where at = ${monthAt(-3)}::timestamptz`,
    );
    await db.transaction(async (tx) => {
      await tx.query(sql`select set_config('register.erasing', 'on', true)`);
      await holdSeals(tx);
      await redactAudit(tx, [{ id, details: { name: '…' } }], undefined);
    });
    const { details } = await getOne<{ details: object }>(
      db,
      sql`select details from audit_kept where id = ${id}`,
    );
    expect(details).toEqual({ name: '…' });
    expect(await verifyAudit(db)).toMatchObject({ broken: null, redactedSeals: 1 });
  });

  test('rows that are not sealed › stay', async () => {
    await withPast();
    await writeAt(-2);
    await expect(archiveAudit(db, monthName(-1))).rejects.toThrow(/not sealed yet/);
    expect(await namesOf(true)).toEqual([firstPart(-3), partName(-3)]);
    expect((await listed()).length).toBe(3);
    await sealAll(db);
    expect((await archiveAudit(db, monthName(-1))).map(({ name }) => name)).toEqual([partName(-2)]);
  });

  test.each([
    ['a month that has not begun', monthName(1)],
    ['what is no month', '2024-13'],
    ['a day', '2024-01-01'],
  ])('%s › is refused', async (_, before) => {
    await expect(archiveAudit(db, before)).rejects.toThrow(/has not begun|is no month/);
  });
});

describe('a register from before', () => {
  /** The migrations before the audit was divided. */
  const folder = async () => {
    const to = await mkdtemp(join(tmpdir(), 'coleira-migrations-'));
    const names = (await readdir(migrationsFolder)).filter((name) => name < '164');
    await Promise.all(names.map((name) => cp(join(migrationsFolder, name), join(to, name))));
    return to;
  };

  test('the audit, divided › keeps its rows, their numbers and its seals', async () => {
    await db.script('drop schema public, audit, archive cascade; create schema public');
    const before = await folder();
    try {
      await migrate(db, before);
      for (const offset of [-30, -1]) await writeAt(offset);
      await db.script(`insert into audit_seal (from_id, to_id, rows, hash)
        select 1, max(id), count(*), audit_digest(null, 1, max(id)) from audit_log`);
      await writeAt(0);
      await migrate(db);
      await writeAt(0);
      await sealAll(db);
      const { ids } = await getOne<{ ids: number[] }>(
        db,
        sql`select array_agg(id order by id) as ids from audit_log where object_type = 'owner'`,
      );
      expect(ids).toEqual([1, 2, 3, 4].map((n) => ids[0]! + n - 1));
      expect(await verifyAudit(db)).toMatchObject({
        broken: null,
        rows: ids.at(-1),
        unsealedRows: 0,
        missingUnsealed: 0,
      });
      const { indexes } = await getOne<{ indexes: number }>(
        db,
        sql`select count(*) as indexes from pg_index i join pg_inherits h on h.inhrelid = i.indexrelid
          where h.inhparent in (select indexrelid from pg_index where indrelid = 'audit_log'::regclass)
            and i.indrelid = ${`audit.${firstPart(2)}`}::regclass and i.indisvalid`,
      );
      expect(indexes).toBe(9);
    } finally {
      await rm(before, { recursive: true, force: true });
    }
  });
});
