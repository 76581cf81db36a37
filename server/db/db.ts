import type { Sql } from 'sql-template-tag';
import type { ChannelListener, Listening } from './listen.ts';

/** A connection or transaction that runs one parameterised statement. The keys of rows are camelCase. */
export interface Queryable {
  /**
   * Runs a statement. int8 and numeric arrive as numbers, dates as 'YYYY-MM-DD',
   * timestamps as ISO 8601 in UTC, jsonb parsed, bytea as Buffer or Uint8Array.
   */
  query<Row>(statement: Sql): Promise<Row[]>;
}

/** An open transaction. Every query in it uses this object, never the outer handle. */
export interface Tx extends Queryable {
  /**
   * Defers a statement to the commit, with which it is sent: for rows that nothing in the transaction reads again,
   * such as audit rows. Deferred statements run in the order given; when one fails, nothing is committed.
   */
  atCommit(statement: Sql): void;
  /** Runs `work` once the transaction has committed; never when it has rolled back. */
  afterCommit(work: () => void): void;
  /** Runs a script of several statements without parameters within the transaction: migrations only. */
  script(text: string): Promise<void>;
}

/** The database of a running register. */
export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters: migrations and bulk loads only. */
  script(text: string): Promise<void>;
  /**
   * Listens to a channel (`pg_notify`) until it is stopped; absent where this process is the only one.
   */
  listen?(channel: string, listener: ChannelListener): Listening;
  /** Connections that are open, those that are idle among them, and calls that wait for one; absent where there is one. */
  connections?(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /**
   * Copies the embedded database, as it stands, into `db` of a folder, while calls wait; absent in memory and on a
   * server, which has tools of its own.
   */
  copyTo?(folder: string): Promise<void>;
  /**
   * The same database for work that may take minutes: the start, imports, commands. Statements of calls are ended
   * after some seconds, these are not.
   */
  withoutTimeLimit(): Db;
  close(): Promise<void>;
}

/** The first row, or nothing. */
export async function findOne<Row>(db: Queryable, statement: Sql): Promise<Row | undefined> {
  return (await db.query<Row>(statement))[0];
}

/** The first row; throws when there is none. */
export async function getOne<Row>(db: Queryable, statement: Sql): Promise<Row> {
  const row = await findOne<Row>(db, statement);
  if (row === undefined) throw new Error('a row was expected and none was found');
  return row;
}
