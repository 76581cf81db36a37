import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ident } from '../../../server/db/sql.ts';
import { checkQuery } from '../../../server/reporting/query/checkQuery.ts';
import {
  openReportingDb,
  type QueryRun,
  type ReportingDb,
} from '../../../server/reporting/query/reportingDb.ts';
import { onServer } from '../../helpers/serverDatabases.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../../helpers/database.ts';
import { CATALOGUE, PARAMETERS, VIEWS } from './reportingViews.ts';

const isOnServer = testDatabaseUrl !== undefined;
const role = `reports_${randomBytes(6).toString('hex')}`;
const run: QueryRun = {
  values: [],
  settings: { 'coleira.entities': '1', 'coleira.rights': '' },
  costLimit: 10_000,
};

let db: TestDatabase;
let reporting: ReportingDb;
const addressOf = (user: string): string => {
  const url = new URL(db.url!);
  url.username = user;
  url.password = 'secret';
  return url.href;
};

async function rowsOf(query: string, more: Partial<QueryRun> = {}, by = reporting): Promise<unknown[][]> {
  const checked = await checkQuery(query, CATALOGUE, PARAMETERS);
  return by.run(checked, { ...run, ...more }, async ({ batches }) => {
    const rows: unknown[][] = [];
    for await (const batch of batches) rows.push(...batch.map((row) => [...row]));
    return rows;
  });
}

describe.skipIf(!isOnServer)('query of a user, run by its own role', () => {
  beforeAll(async () => {
    db = await testDatabase();
    await db.script(`drop schema reporting cascade;${VIEWS}`);
    await db.script(`create role ${role} login password 'secret' noinherit;
      alter role ${role} set default_transaction_read_only = on;
      grant usage on schema reporting to ${role};
      grant select on all tables in schema reporting to ${role}`);
    reporting = openReportingDb(addressOf(role));
  });
  afterAll(async () => {
    await reporting.close();
    await db.script(`drop owned by ${role}`);
    await db.close();
    await onServer(testDatabaseUrl!, (admin) => admin.query(sql`drop role if exists ${ident(role)}`));
  });

  test('rows › are those of the entities of the transaction', async () => {
    const own = await rowsOf('select count(*), min(id) from animals');
    const other = await rowsOf('select count(*), min(id) from animals', {
      settings: { ...run.settings, 'coleira.entities': '2' },
    });
    expect([own, other]).toEqual([[[200, 2]], [[200, 1]]]);
  });

  test('all of many rows › come in batches', async () => {
    expect(
      await rowsOf('select a.id, b.animal_id from animals a join visits b on b.animal_id < 20'),
    ).toHaveLength(200 * 9);
  });

  test('a personal column › is empty without the right, in a condition as well', async () => {
    const query = "select count(owner_name), count(*) filter (where owner_name = 'Owner 2') from animals";
    const withRight = { settings: { ...run.settings, 'coleira.rights': 'READ_OWNER' } };
    expect(await rowsOf(query)).toEqual([[0, 0]]);
    expect(await rowsOf(query, withRight)).toEqual([[200, 1]]);
  });

  test('a parameter › is a value and never text of the query', async () => {
    const query = 'select count(*) from animals where species = {{kind}} and born > {{day}}';
    expect(await rowsOf(query, { values: ['dog', '2020-01-01'] })).toEqual([[200]]);
    expect(await rowsOf(query, { values: ["dog' or true --", '2020-01-01'] })).toEqual([[0]]);
    await expect(rowsOf(query, { values: ['dog', 'no day'] })).rejects.toMatchObject({ name: 'QueryFault' });
  });

  test('a failure on a row of another entity › does not show that it is there', async () => {
    // Animal 1 belongs to entity 2.
    expect(await rowsOf('select count(*) from animals where 1 / (id - 1) > 5')).toEqual([[0]]);
    await expect(rowsOf('select 1 / (id - 2) from animals')).rejects.toMatchObject({
      code: 'QUERY_DIVIDES_BY_ZERO',
    });
  });

  test('a failure › answers a code and a place, without words of the database', async () => {
    const failure = await rowsOf('select id,\n nothing from animals').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'QUERY_UNKNOWN_COLUMN', place: { line: 2, column: 2 } });
    expect(String(failure)).not.toContain('nothing');
    await expect(rowsOf('select id, count(*) from animals')).rejects.toMatchObject({
      code: 'QUERY_UNGROUPED_COLUMN',
    });
    await expect(rowsOf('select name + 1 from animals')).rejects.toMatchObject({ code: 'QUERY_WRONG_TYPES' });
  });

  test('a cross join of large views › is refused for its cost before it runs', async () => {
    await expect(
      rowsOf('select count(*) from animals a, animals b, animals c, visits d, visits e'),
    ).rejects.toMatchObject({ code: 'QUERY_TOO_EXPENSIVE' });
  });

  test('the transaction › can neither write nor change its settings for the next', async () => {
    const checked = await checkQuery('select id from animals', CATALOGUE);
    // As though the check had let it through.
    const writing = { ...checked, text: 'select 1; delete from secret_animal' };
    await expect(reporting.run(writing, run, () => Promise.resolve())).rejects.toMatchObject({
      code: 'QUERY_SYNTAX',
    });
    const setting = { ...checked, text: "select set_config('coleira.entities', '2', false)" };
    await reporting
      .run(setting, run, async ({ batches }) => {
        for await (const batch of batches) expect(batch).toHaveLength(1);
      })
      .catch(() => undefined);
    expect(await rowsOf('select count(*) from animals where id % 2 = 1')).toEqual([[0]]);
  });

  test.each([
    ['of a table', 'select * from public.secret_animal', 'QUERY_FAILED'],
    ['of passwords', 'select * from pg_catalog.pg_authid', 'QUERY_FAILED'],
    ['of a file', "select pg_catalog.pg_read_file('/etc/passwd')", 'QUERY_FAILED'],
  ])('a query %s that the check would let through › fails by the role', async (_what, text, code) => {
    const checked = await checkQuery('select id from animals', CATALOGUE);
    await expect(
      reporting.run({ ...checked, text }, run, async ({ batches }) => {
        for await (const batch of batches) expect(batch).toEqual([]);
      }),
    ).rejects.toMatchObject({ code });
  });

  test('a role that may do more than read the views › runs nothing', async () => {
    const strong = openReportingDb(db.url!);
    await expect(rowsOf('select 1 from animals', {}, strong)).rejects.toMatchObject({
      code: 'QUERIES_ROLE_TOO_STRONG',
    });
    await strong.close();
    await db.script(`grant select on secret_visit to ${role}`);
    const reader = openReportingDb(addressOf(role));
    await expect(rowsOf('select 1 from animals', {}, reader)).rejects.toMatchObject({
      code: 'QUERIES_ROLE_TOO_STRONG',
      about: 'readsMore',
    });
    await reader.close();
    await db.script(`revoke select on secret_visit from ${role}`);
  });
});
