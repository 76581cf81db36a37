import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeError, safeSentence } from '../../server/log/safeError.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await db.script('create table person (name varchar(30) unique, born date, check (length(name) > 2))');
});
afterAll(() => db.close());

const NAME = 'Rosa Maria Antunes';

async function failure(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing went wrong');
}

/** All texts of an error that a log could print. */
const allOf = (error: unknown): string =>
  [String(error), (error as Error).stack, JSON.stringify(error), JSON.stringify(safeError(error))].join('\n');

describe('error of the database', () => {
  test.each<[string, Sql]>([
    ['a date', sql`select ${NAME}::date`],
    ['a number', sql`select ${NAME}::int`],
    ['JSON', sql`select ${NAME}::jsonb`],
    ['an array', sql`select ${`{${NAME}`}::text[]`],
    ['a text that is too long', sql`insert into person (name) values (${NAME.repeat(3)})`],
    ['an expression', sql`select ${NAME} ~ ${`(${NAME}`}`],
    ['an interval', sql`select ${NAME}::interval`],
  ])('name given for %s › is in nothing that the error says', async (_what, statement) => {
    const error = await failure(() => db.query(statement));
    expect(allOf(error)).not.toMatch(/Rosa|Antunes/);
    expect(safeError(error)).toMatchObject({ code: expect.stringMatching(/^22/) as string });
  });

  test('rule that a name breaks › is named with its table, without the name', async () => {
    await db.query(sql`insert into person (name) values (${NAME})`);
    const error = await failure(() => db.query(sql`insert into person (name) values (${NAME})`));
    expect(allOf(error)).not.toContain('Rosa');
    expect(safeError(error)).toMatchObject({ code: '23505', constraint: 'person_name_key', table: 'person' });
  });
});

describe('error of Node or a library', () => {
  test.each<[string, () => unknown]>([
    ['text that is no JSON', () => JSON.parse(NAME)],
    ['value of the wrong type', () => Buffer.from(NAME, NAME as BufferEncoding)],
    ['address', () => new URL(NAME)],
    ['cause', () => Promise.reject(new Error('outer', { cause: new Error(`inner '${NAME}'`) }))],
  ])('name given as %s › is not in the log', async (_what, work) => {
    const error = await failure(work);
    expect(JSON.stringify(safeError(error))).not.toMatch(/Rosa|Antunes/);
    expect(safeSentence(error)).not.toMatch(/Rosa|Antunes/);
    expect(safeError(error).stack).toContain('safeError.test.ts');
  });

  test('what is no error › is described by its type', () => {
    expect(safeError(NAME)).toEqual({ type: 'string', stack: '' });
    expect(safeError(undefined)).toEqual({ type: 'undefined', stack: '' });
  });
});
