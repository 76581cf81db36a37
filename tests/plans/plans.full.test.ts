import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recording, type RecordingDb } from '../../bench/recording.ts';
import { READ_REASON_HEADER } from '../../resources/kit/readReason.ts';
import { buildApp } from '../../server/app.ts';
import { openSession } from '../../server/auth/session.ts';
import type { Db } from '../../server/db/db.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { seedOnFirstStart } from '../../server/seed/seedOnFirstStart.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';
import { fillTables } from './manyRows.ts';
import { rowsRead } from './rowsRead.ts';
import { pathsOf } from '../helpers/described.ts';

/** Rows of each table that grows. */
const ROWS = 200_000;
/** Rows that a statement for a page may read of one table or index. */
const MOST = 5_000;

const ACCOUNTS = ['operator', 'clinic', 'vet', 'owner'] as const;

let db: TestDatabase;
let recorded: RecordingDb;
let app: Awaited<ReturnType<typeof buildApp>>;
let dataDir: string;
const tokens = new Map<string, string>();

/** Opens a session past every step of the sign-in. */
async function signIn(name: string): Promise<string> {
  const [user] = await db.query<{ id: number; entityId: number | null }>(sql`
    update app_user u set legal_warning_read_timestamp = now(), legal_warning_version =
      coalesce((select (value->>'version')::int from configuration where key = 'legalWarning'), 0)
    where u.email = ${`${name}@demo.test`}
    returning u.id, coalesce(u.entity_id, (select a.entity_id from veterinary_entity a
      where a.veterinary_id = u.veterinary_id and a.status = 'ACCEPTED' order by a.entity_id limit 1)) as entity_id`);
  return openSession(db, {
    userId: user!.id,
    entityId: user!.entityId,
    entityChosen: true,
    ip: '127.0.0.1',
    userAgent: 'test',
  });
}

/** Most of what the audit has are reads, which the demonstration has not yet. */
const makeReadsCommon = (on: Db): Promise<unknown> =>
  on.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(
      sql`update audit_log set action = case id % 3 when 0 then 'SEARCH' else 'READ' end where id % 5 < 4`,
    );
  });

beforeAll(async () => {
  // The embedded database is for a register of one clinic.
  if (testDatabaseUrl === undefined) return;
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'coleira-plans-'));
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '1' });
  await seedOnFirstStart(db, settings);
  await makeReadsCommon(db);
  await fillTables(db, ROWS);
  recorded = recording(db);
  app = await buildApp({ db: recorded, mailer: openMailer(settings), settings });
  await app.ready();
  for (const name of ACCOUNTS) tokens.set(name, await signIn(name));
}, 3_600_000);

afterAll(async () => {
  await app?.close();
  await db?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

const PAGING = new Set(['currentPage', 'itemsPerPage', 'sortProperty', 'sortDirection', 'after']);

/** Values that many rows have, or few, or none. */
function valuesOf({ name, schema: { items, ...own } }: Parameter): readonly string[] {
  const schema = items ?? own;
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.type === 'integer' || schema.type === 'number') return ['1', '20000001', '999999999'];
  if (schema.format?.startsWith('date') || /date|from$|to$|timestamp/i.test(name))
    return ['1999-01-01', '2024-03-05', '2031-01-01'];
  return ['zqxj', 'n177', '1234567', '999999999'];
}

interface List {
  readonly path: string;
  readonly queries: readonly string[];
}

/** Every list that the API describes, with each of its filters and orders. */
async function lists(): Promise<readonly List[]> {
  const paths = pathsOf<Record<string, { get?: { parameters?: readonly Parameter[] } }>>(app.describeApi());
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters?.filter((one) => one.in === 'query') ?? [];
    if (!parameters.some(({ name }) => name === 'currentPage')) return [];
    const sorts = parameters.find(({ name }) => name === 'sortProperty')?.schema.enum ?? [];
    const filters = parameters.filter(({ name }) => !PAGING.has(name));
    return {
      path: path.replaceAll(/\{\w+\}/g, '1'),
      queries: [
        '',
        ...sorts.flatMap((sort) => ['ASC', 'DESC'].map((way) => `sortProperty=${sort}&sortDirection=${way}`)),
        ...filters.flatMap((one) => valuesOf(one).map((value) => `${one.name}=${encodeURIComponent(value)}`)),
      ],
    };
  });
}

/** What reads more, and why that is accepted. */
const ACCEPTED: readonly (readonly [call: RegExp, reason: string])[] = [
  [
    /lost-animals\/pending\/search.*status=REJECTED/i,
    'The queue is read beside its reports: that costs less than a thousand look-ups.',
  ],
  [
    /lost-animal-observations\/search.*sortDirection=ASC/,
    'The oldest notes are of closed reports of others, and are passed by.',
  ],
  [
    /recall-cases\/search.*notice=/,
    'The mails of one state are read from their index alone; a recall has thousands of cases, not hundreds of thousands.',
  ],
  [/documents\/search.*universalSearch=n177/, 'Rows are walked until a page is full: 5,046 for such a word.'],
  [
    /animal-transfers\/search.*universalSearch=999999999/,
    'Three digits that nearly all numbers of the copies have in common are one trigram for the index.',
  ],
];

test.runIf(testDatabaseUrl !== undefined)(
  'every list › reads few rows of tables that grow, for each filter and order',
  async () => {
    const found: string[] = [];
    // The same statement reads the same again.
    const explained = new Set<string>();
    let calls = 0;
    for (const { path, queries } of await lists())
      for (const [name, token] of tokens)
        for (const query of queries) {
          recorded.taken();
          const call = `${path}?itemsPerPage=10&${query}`;
          const answer = await app.inject({
            url: call,
            headers: { authorization: `Bearer ${token}`, [READ_REASON_HEADER]: 'Teste' },
          });
          if (answer.statusCode === 403) break;
          if (answer.statusCode !== 200) continue;
          calls += 1;
          for (const { text, values } of recorded.taken()) {
            const key = text + JSON.stringify(values);
            if (!/^\s*(?:with|select)\b/i.test(text) || /\bpg_advisory/.test(text) || explained.has(key))
              continue;
            explained.add(key);
            const much = (await rowsRead(db, text, values)).filter(({ rows }) => rows > MOST);
            const line = `${name} ${call}: ${much.map(({ of, rows }) => `${of} ${rows}`).join(', ')}`;
            if (much.length > 0 && !ACCEPTED.some(([one]) => one.test(line))) found.push(line);
          }
        }
    expect(calls).toBeGreaterThan(3_000);
    expect(found).toEqual([]);
  },
  3_600_000,
);
