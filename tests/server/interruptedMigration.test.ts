import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, test, vi } from 'vitest';
import { migrate, MigrationError } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { testDatabase, testDatabaseUrl } from '../helpers/database.ts';

const FILES = {
  '001_a.sql': 'create table a (n int);',
  '002_b.sql': 'create table b (n int); alter table held add column b int;',
  '003_c.sql': 'create table c (n int);',
};

describe.runIf(testDatabaseUrl)('migrations', () => {
  test('a server that dies during one › leaves nothing of it, and the next start continues with it', async () => {
    const own = await testDatabase();
    const [dying, next, holder] = [openPostgres(own.url!), openPostgres(own.url!), openPostgres(own.url!)];
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
    await own.script('drop table schema_migration; create table held (n int)');
    await holder.transaction(async (tx) => {
      await tx.query(sql`lock table held in access share mode`);
      const migration = migrate(dying, folder).catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const ended = await next.query(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%create table b %'`);
        expect(ended).toHaveLength(1);
      });
      expect(await migration).toBeInstanceOf(MigrationError);
    });
    expect(await next.query(sql`select name from schema_migration`)).toEqual([{ name: '001_a.sql' }]);
    expect(await next.query(sql`select to_regclass('b') as table`)).toEqual([{ table: null }]);
    expect(await migrate(next, folder)).toEqual(['002_b.sql', '003_c.sql']);
    for (const one of [dying, next, holder, own]) await one.close();
    await rm(folder, { recursive: true });
  });
});
