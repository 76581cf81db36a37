import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOne, getOne, type Db } from '../../server/db/db.ts';
import { DatabaseUnavailable } from '../../server/db/errors.ts';
import { migrate, MigrationError } from '../../server/db/migrate.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { whenWritable } from '../../server/db/whenWritable.ts';
import {
  checkViolation,
  foreignKeyViolation,
  ident,
  json,
  toCamel,
  toSnake,
  uniqueViolation,
} from '../../server/db/sql.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await db.script(
    'create table thing (id int primary key check (id > 0), name text, parent int references thing)',
  );
});
afterAll(() => db.close());

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('Values', () => {
  test('either engine › returns the same values, under camelCase names', async () => {
    const row = await getOne(
      db,
      sql`select 123456789012345::bigint as owner_id, 12.50::numeric(12, 2) as amount, '2024-02-29'::date as birthdate,
        '2024-07-01 12:00:00.123456+02'::timestamptz as at, '1999-12-31 23:59:59'::timestamp as naive,
        '{"a": [1, null]}'::jsonb as data, '\\x00ff'::bytea as bytes, array['a,b', 'c"d', null] as names,
        array[1, 2]::bigint[] as ids, '{}'::text[] as nothing, null::bigint as none, true as phone2,
        count(*) as total, '2 days'::interval as time_left`,
    );
    expect(row).toEqual({
      ownerId: 123456789012345,
      amount: 12.5,
      birthdate: '2024-02-29',
      at: '2024-07-01T10:00:00.123Z',
      naive: '1999-12-31T23:59:59.000Z',
      data: { a: [1, null] },
      bytes: Buffer.from([0, 255]),
      names: ['a,b', 'c"d', null],
      ids: [1, 2],
      nothing: [],
      none: null,
      phone2: true,
      total: 1,
      timeLeft: '2 days',
    });
  });

  test('either engine › receives the same values', async () => {
    const hostile = `a"b'c\\d{},NULL;--\n€`;
    const row = await getOne(
      db,
      sql`select ${hostile}::text as text, ${[hostile, null, 'NULL', '']}::text[] as texts, ${[3, 4]}::int[] as ids,
        ${[true, false]}::boolean[] as flags, ${{ a: hostile }}::jsonb as data, ${json([1, { b: 2 }])} as list,
        ${json(hostile)} as word, ${json(undefined)} as empty, ${new Date(1)}::timestamptz as at,
        ${Buffer.from([1, 255])}::bytea as bytes, ${new Uint8Array([7])}::bytea as view,
        ${undefined}::text as none, ${false}::boolean as flag, ${1.25}::numeric as amount`,
    );
    expect(row).toEqual({
      text: hostile,
      texts: [hostile, null, 'NULL', ''],
      ids: [3, 4],
      flags: [true, false],
      data: { a: hostile },
      list: [1, { b: 2 }],
      word: hostile,
      empty: null,
      at: '1970-01-01T00:00:00.001Z',
      bytes: Buffer.from([1, 255]),
      view: Buffer.from([7]),
      none: null,
      flag: false,
      amount: 1.25,
    });
  });

  test('A statement that runs often keeps giving the right columns', async () => {
    for (let n = 0; n < 8; n += 1)
      expect(await db.query(sql`select ${n}::int as the_number`)).toEqual([{ theNumber: n }]);
    await db.script('create table wide (first_one int); insert into wide values (1)');
    expect(await db.query(sql`select * from wide`)).toEqual([{ firstOne: 1 }]);
    await db.script('alter table wide rename first_one to other_one');
    expect(await db.query(sql`select * from wide`)).toEqual([{ otherOne: 1 }]);
  });

  test('Eight megabytes come back as they went', async () => {
    const bytes = Buffer.alloc(8_242_880, 'coleira');
    const row = await getOne<{ back: Buffer }>(db, sql`select ${bytes}::bytea as back`);
    expect(row.back.equals(bytes)).toBe(true);
  });
});

describe('Transactions', () => {
  test('A failed one leaves nothing and runs nothing afterwards', async () => {
    const ran: string[] = [];
    const error = await failure(
      db.transaction(async (tx) => {
        tx.afterCommit(() => ran.push('after'));
        await tx.query(sql`insert into thing values (900)`);
        throw new Error('changed my mind');
      }),
    );
    expect(error).toEqual(new Error('changed my mind'));
    expect(await findOne(db, sql`select from thing where id = 900`)).toBeUndefined();
    expect(ran).toEqual([]);
  });

  test('A successful one is seen by all before what was left for afterwards runs', async () => {
    let seen: Promise<unknown[]> | undefined;
    const answer = await db.transaction(async (tx) => {
      tx.afterCommit(() => {
        seen = db.query(sql`select name from thing where id = 901`);
      });
      await tx.query(sql`insert into thing values (901, 'Bobi')`);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await seen).toEqual([{ name: 'Bobi' }]);
  });

  test('A swallowed error does not pass for a commit', async () => {
    const error = await failure(
      db.transaction(async (tx) => {
        await tx.query(sql`insert into thing values (902)`);
        await tx.query(sql`select 1 / 0`).catch(() => undefined);
      }),
    );
    expect(error).toBeInstanceOf(Error);
    expect(await findOne(db, sql`select from thing where id = 902`)).toBeUndefined();
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('What was kept for the end is written with the commit, in its order, and not without it', async () => {
    await db.transaction(async (tx) => {
      tx.atCommit(sql`insert into thing values (911, 'child', 910)`);
      await tx.query(sql`insert into thing values (910, 'parent')`);
      tx.atCommit(sql`update thing set name = 'grown' where id = 911`);
    });
    expect(await db.query(sql`select name from thing where id in (910, 911) order by id`)).toEqual([
      { name: 'parent' },
      { name: 'grown' },
    ]);
    const error = await failure(
      db.transaction(async (tx) => {
        tx.atCommit(sql`insert into thing values (912)`);
        throw new Error('changed my mind');
      }),
    );
    expect(error).toEqual(new Error('changed my mind'));
    expect(await findOne(db, sql`select from thing where id = 912`)).toBeUndefined();
  });

  test('A statement at the commit that fails › nothing is committed and its error is thrown', async () => {
    const error = await failure(
      db.transaction(async (tx) => {
        await tx.query(sql`insert into thing values (920)`);
        tx.atCommit(sql`insert into thing values (921)`);
        tx.atCommit(sql`insert into thing values (-1)`);
        tx.atCommit(sql`insert into thing values (922)`);
      }),
    );
    expect(checkViolation(error)).toBe('thing_id_check');
    expect(await db.query(sql`select id from thing where id in (920, 921, 922)`)).toEqual([]);
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('Statements asked for at the same time get their own answers', async () => {
    const numbers = Array.from({ length: 12 }, (_, n) => n);
    const answers = await db.transaction((tx) =>
      Promise.all(numbers.map((n) => tx.query(sql`select ${n}::int as n`))),
    );
    expect(answers).toEqual(numbers.map((n) => [{ n }]));
  });

  test('Its handle is dead once it has ended', async () => {
    const tx = await db.transaction(async (open) => open);
    await expect(tx.query(sql`select 1`)).rejects.toThrow();
  });

  test('Thirty at once, each reading what it wrote itself', async () => {
    await db.script('create table counter (n int); insert into counter values (0)');
    await Promise.all(
      Array.from({ length: 30 }, () =>
        db.transaction(async (tx) => {
          await tx.query(sql`update counter set n = n + 1`);
          await tx.query(sql`select pg_sleep(0)`);
        }),
      ),
    );
    expect(await db.query(sql`select n from counter`)).toEqual([{ n: 30 }]);
  });

  test.skipIf(testDatabaseUrl)(
    'The embedded database refuses the outer handle inside one instead of waiting for ever',
    async () => {
      await expect(db.transaction(() => db.query(sql`select 1`))).rejects.toThrow(/tx/);
      await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(/tx/);
      expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    },
  );
});

describe('Refusals of the database', () => {
  test('of an index, a key or a check › name it, and no value', async () => {
    await db.query(sql`insert into thing values (1, 'segredo')`);
    const double = await failure(db.query(sql`insert into thing values (1, 'segredo')`));
    expect(uniqueViolation(double)).toBe('thing_pkey');
    expect(JSON.stringify(double)).not.toContain('segredo');
    const orphan = await failure(db.query(sql`insert into thing values (2, 'x', 77)`));
    expect(foreignKeyViolation(orphan)).toBe('thing_parent_fkey');
    expect(uniqueViolation(orphan)).toBeUndefined();
    expect(checkViolation(await failure(db.query(sql`insert into thing values (0)`)))).toBe('thing_id_check');
    expect(checkViolation(new Error('other'))).toBeUndefined();
  });

  test('Written history cannot be changed or deleted', async () => {
    await db.query(sql`insert into audit_log (action, object_type) values ('LOGIN', 'user')`);
    await expect(db.query(sql`update audit_log set action = 'NONE'`)).rejects.toThrow(/never changed/);
    await expect(db.query(sql`delete from audit_log`)).rejects.toThrow(/never changed/);
  });
});

describe('Naming', () => {
  test('go to SQL only when they are plain', () => {
    expect(ident('vat_number').text).toBe('"vat_number"');
    for (const bad of ['', 'a b', 'a"b', 'A', '1a', 'a;', 'a.b']) expect(() => ident(bad)).toThrow();
  });

  test('either spelling › is converted to the other and back', () => {
    for (const name of ['vat_number', 'phone2', 'is_cross_breed', 'cp4'])
      expect(toSnake(toCamel(name))).toBe(name);
  });
});

describe('Migrations', () => {
  async function folderOf(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return folder;
  }

  test('A migrated database has nothing left to apply', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  test('Changed, missing, late and failing files are refused by name', async () => {
    const own = await testDatabase();
    await own.script('drop table schema_migration');
    const first = { '001_a.sql': 'create table a (n int);', '003_c.sql': 'create table c (n int);' };
    const good = await folderOf(first);
    expect(await migrate(own, good)).toEqual(['001_a.sql', '003_c.sql']);
    expect(await migrate(own, good)).toEqual([]);
    const cases: [Record<string, string>, RegExp][] = [
      [{ ...first, '003_c.sql': 'create table c (n bigint);' }, /003_c\.sql was changed/],
      [{ '001_a.sql': first['001_a.sql'] }, /003_c\.sql, which this version does not know/],
      [{ ...first, '002_b.sql': 'select 1;' }, /002_b\.sql comes after 003_c\.sql/],
      [{ ...first, '003_d.sql': 'select 1;' }, /number 003/],
      [{ ...first, '004_d.sql': 'create table d (n int); create table a (n int);' }, /004_d\.sql failed/],
    ];
    for (const [files, message] of cases) {
      const folder = await folderOf(files);
      const error = await failure(migrate(own, folder));
      expect(error).toBeInstanceOf(MigrationError);
      expect((error as Error).message).toMatch(message);
      await rm(folder, { recursive: true });
    }
    expect(await own.query(sql`select to_regclass('d') as table`)).toEqual([{ table: null }]);
    await rm(good, { recursive: true });
    await own.close();
  });
});

describe.runIf(testDatabaseUrl)('PostgreSQL', () => {
  const other = (): ReturnType<typeof openPostgres> => openPostgres(db.url!, { connections: 1 });

  test('Four servers that start at the same time migrate once', async () => {
    const own = await testDatabase();
    await own.script('drop schema public, audit, archive cascade; create schema public');
    const servers = Array.from({ length: 4 }, () => openPostgres(own.url!));
    const applied = await Promise.all(servers.map((server) => migrate(server)));
    expect(applied.flat().sort()).toEqual([...new Set(applied.flat())].sort());
    expect(applied.flat().length).toBeGreaterThan(2);
    await Promise.all(servers.map((server) => server.close()));
    await own.close();
  });

  test('A statement is prepared from its third use on', async () => {
    const one = other();
    const prepared = sql`select count(*) as n from pg_prepared_statements where statement = ${'select $1::int as prepared'}`;
    const use = (): Promise<unknown> => one.query(sql`select ${1}::int as prepared`);
    await use();
    await use();
    expect(await one.query(prepared)).toEqual([{ n: 0 }]);
    await use();
    expect(await one.query(prepared)).toEqual([{ n: 1 }]);
    await one.close();
  });

  describe('behind a pooler that lends connections for one transaction', () => {
    const pooled = (): ReturnType<typeof openPostgres> =>
      openPostgres(db.url!, { connections: 1, isPooled: true });

    test('no statement is prepared, and nothing stays set on a connection that is lent to others', async () => {
      const one = pooled();
      const inside = sql`select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout,
        current_setting('jit') as jit, (select count(*) from pg_prepared_statements) as prepared`;
      for (let use = 0; use < 5; use += 1)
        expect(await one.query(inside)).toEqual([{ zone: 'UTC', timeout: '10s', jit: 'off', prepared: 0 }]);
      expect(await one.transaction((tx) => tx.query(inside))).toEqual(await one.query(inside));
      // A script is the one thing that runs outside such a transaction here: it sees the connection as it is left.
      await one.script(
        `do $$ begin if current_setting('jit') <> 'on' then raise 'left behind'; end if; end $$`,
      );
      await one.close();
    });

    test('a statement that fails › ends its transaction, and the next one works', async () => {
      const one = pooled();
      await expect(one.query(sql`select 1 / 0`)).rejects.toThrow('22012');
      expect(await one.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
      await expect(
        one.transaction((tx) => tx.query(sql`insert into nowhere default values`)),
      ).rejects.toThrow('nowhere');
      expect(await one.query(sql`select pg_current_xact_id_if_assigned() as id`)).toEqual([{ id: null }]);
      await one.close();
    });

    test('a statement that takes too long › is ended by the database', async () => {
      const one = openPostgres(db.url!, { connections: 1, isPooled: true, statementMs: 50 });
      await expect(one.query(sql`select pg_sleep(30)`)).rejects.toThrow('statement timeout');
      await one.close();
    });
  });

  test('A database that takes no writes yet › is waited for, and that is said once', async () => {
    const own = await testDatabase();
    const name = new URL(own.url!).pathname.slice(1);
    const setReadOnly = (value: 'on' | 'off') =>
      db.script(`alter database "${name}" set default_transaction_read_only = ${value}`);
    await setReadOnly('on');
    // A connection reads the setting when it is opened.
    const later = (): Db => openPostgres(own.url!, { connections: 1 });
    let at = later();
    const renewed: Db = {
      ...at,
      query: async <Row>(statement: Sql) => {
        await at.close();
        at = later();
        return at.query<Row>(statement);
      },
    };
    let waits = 0;
    let isWritable = false;
    const waiting = whenWritable(renewed, () => void (waits += 1), 10).then(() => (isWritable = true));
    await expect.poll(() => waits).toBe(1);
    expect(isWritable).toBe(false);
    await setReadOnly('off');
    await waiting;
    expect(waits).toBe(1);
    await at.close();
    await own.close();
  });

  test('A connection that the server ends › is distinguished from a wrong statement, and the next call works', async () => {
    const one = other();
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where query like ${'%pg_sleep(20)%'} and pid <> pg_backend_pid()`;
    const asleep = failure(one.transaction((tx) => tx.query(sql`select pg_sleep(20)`)));
    await expect.poll(async () => (await db.query(kill)).length).toBe(1);
    expect(await asleep).toBeInstanceOf(DatabaseUnavailable);
    expect(await one.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await db.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => one.query(sql`select 1 as one`).catch(() => 'away')).toEqual([{ one: 1 }]);
    await one.close();
  });

  test('A migration under a running server breaks one call at most', async () => {
    const one = other();
    await one.script('create table growing (a int)');
    const read = (): Promise<unknown> => one.query(sql`select * from growing`);
    for (let n = 0; n < 5; n += 1) await read();
    await db.script('alter table growing add b int');
    await failure(read());
    expect(await read()).toEqual([]);
    await one.close();
  });
});

test('A server that is not there is away, not wrong', async () => {
  const nowhere = openPostgres('postgres://nobody@127.0.0.1:9/none');
  expect(await failure(nowhere.query(sql`select 1`))).toBeInstanceOf(DatabaseUnavailable);
  expect(await failure(nowhere.transaction(async () => 1))).toBeInstanceOf(DatabaseUnavailable);
  await nowhere.close();
});
