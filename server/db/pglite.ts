import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Sql } from 'sql-template-tag';
import { AfterCommit } from './afterCommit.ts';
import type { Db, Tx } from './db.ts';
import { DurableFolder } from './durableFolder.ts';
import { classified, DatabaseUnavailable } from './errors.ts';
import { waitForFolder } from './folderLock.ts';
import { startMaintenance } from './maintenance.ts';
import { Statements, toRecords } from './statements.ts';
import { parsers, toParameter } from './wireFormat.ts';

/** Where the embedded database lives. */
export interface PgliteOptions {
  /** Folder whose `db` holds the data; absent for a database in memory. */
  dataDir?: string;
  /** Milliseconds to wait while another process has the folder; 0 by default. */
  patience?: number;
  /** A new database starts from this dump instead of from nothing. */
  dump?: Blob;
}

/** The embedded database, and what only tests need of it. */
export interface EmbeddedDb extends Db {
  /** The whole database as a tar, to be given to `openPglite` as `dump`. */
  dump(): Promise<Blob>;
}

const planning = ['-c', 'random_page_cost=1.1', '-c', 'timezone=UTC'];
// Memory that is read from memory needs no large cache; clearing one takes longer than all the rest of a start.
const inMemory = [...PGlite.defaultStartParams, ...planning, '-c', 'shared_buffers=4MB'];
// Without -F every commit waits for the disk; the method must be one that the file system below us has.
const onDisk = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...planning,
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=256MB',
];

async function start(options: PgliteOptions, folder: string | undefined): Promise<PGlite> {
  const pg = await PGlite.create({
    extensions: { pg_trgm },
    startParams: folder === undefined ? inMemory : onDisk,
    ...(folder === undefined ? { dataDir: 'memory://' } : { fs: new DurableFolder(folder) }),
    ...(options.dump && { loadDataDir: options.dump }),
  });
  // After the start, for PGlite sets its own array parsers last; and for every type, so that the values
  // arrive as they do from a server.
  for (const [type, parser] of parsers) pg.parsers[type] = parser;
  for (const type of Object.keys(pg.serializers)) pg.serializers[type] = String;
  return pg;
}

/**
 * PostgreSQL in this process. It has one connection: transactions and queries take turns, and nothing
 * stops a slow query, so long ones (users' own queries, large reports) must be refused on this engine.
 * @throws FolderInUse when another process has the folder open
 */
export async function openPglite(options: PgliteOptions): Promise<EmbeddedDb> {
  const { dataDir, patience = 0 } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = dataDir === undefined ? () => undefined : await waitForFolder(dataDir, patience);
  let pg: PGlite;
  try {
    pg = await start(options, dataDir === undefined ? undefined : join(dataDir, 'db'));
  } catch (error) {
    unlock();
    throw error;
  }
  const statements = new Statements();
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const maintenance = dataDir === undefined ? undefined : startMaintenance(pg);

  /** Refuses what would wait for itself: the transaction holds the only connection until it ends. */
  function outside(): void {
    if (current.getStore()?.open)
      throw new Error('inside a transaction everything goes through its tx, not through db');
    if (pg.closed) throw new DatabaseUnavailable(new Error('the embedded database is closed'));
  }

  async function run<Row>(on: PGlite | Transaction, { text, values }: Sql): Promise<Row[]> {
    const answer = on.query<unknown[]>(text, values.map(toParameter), { rowMode: 'array' });
    const { fields, rows } = await answered(answer);
    return toRecords<Row>(statements.use(text), fields, rows);
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    outside();
    const afterCommit = new AfterCommit();
    const state = { open: true };
    const result = await pg.transaction((inner) => {
      const deferred: Sql[] = [];
      const tx: Tx = {
        query: (statement) => run(inner, statement),
        atCommit: (statement) => void deferred.push(statement),
        script: async (text) => void (await answered(inner.exec(text))),
        afterCommit: (callback) => afterCommit.add(callback),
      };
      return current
        .run(state, async () => {
          const answer = await work(tx);
          for (const statement of deferred) await run(inner, statement);
          return answer;
        })
        .finally(() => {
          state.open = false;
        });
    });
    afterCommit.run();
    return result;
  }

  const db: EmbeddedDb = {
    engine: 'pglite',
    query: async (statement) => {
      outside();
      return run(pg, statement);
    },
    transaction,
    script: async (text) => {
      outside();
      await answered(pg.exec(text));
    },
    dump: () => pg.dumpDataDir('none'),
    ...(dataDir !== undefined && {
      copyTo: async (folder: string) => {
        outside();
        // Keeps the log short that the copy is recovered from when it is opened.
        await pg.exec('checkpoint');
        // No statement runs meanwhile. A transaction that is under way is undone in the copy, as after a crash.
        await pg.runExclusive(() => cp(join(dataDir, 'db'), join(folder, 'db'), { recursive: true }));
      },
    }),
    close: async () => {
      if (pg.closed) return;
      await maintenance?.stop();
      await pg.close();
      unlock();
    },
    withoutTimeLimit: () => db,
  };
  return db;
}

const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw classified(error);
  });
