import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { AfterCommit } from './afterCommit.ts';
import type { Db, Tx } from './db.ts';
import { classified, DatabaseUnavailable } from './errors.ts';
import { LeanQuery } from './leanQuery.ts';
import { listenOn, streamOf } from './listen.ts';
import { Statements } from './statements.ts';
import { awaitAll } from './awaitAll.ts';
import { parserOf } from './wireFormat.ts';

/** Options of `openPostgres`; the server runs with the defaults. */
export interface PostgresOptions {
  /** Most connections at a time. */
  connections?: number;
  /** Milliseconds to reach the database, and to wait for a connection that others have. */
  connectMs?: number;
  /** Milliseconds after which the database cancels a statement of a call. */
  statementMs?: number;
  /** Milliseconds without an answer after which a connection is given up: longer, so that the database is first. */
  answerMs?: number;
  /**
   * A pooler lends a connection of the database for one transaction at a time: what one statement sets or prepares, the
   * next one does not find. Each is then in a transaction that begins with its settings.
   */
  isPooled?: boolean;
}

/** Milliseconds for which a transaction keeps its locks when this process, or the way to it, is gone. */
const IDLE_IN_TRANSACTION_MS = 20_000;
/** The longest that a timer of Node takes. */
const NEVER_MS = 2 ** 31 - 1;

/** Settings of PostgreSQL, by their names. */
type DatabaseSettings = Readonly<Record<string, string | number>>;

/** The time limit of a connection: for statements of calls, or for work of minutes. */
interface Limit {
  readonly answerMs: number;
  readonly settings: DatabaseSettings;
}

const limitOf = (answerMs: number, statementMs: number, idleMs: number): Limit => ({
  answerMs,
  // A caller that died in a transaction lets go.
  settings: { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs },
});
const NO_LIMIT = limitOf(NEVER_MS, 0, 0);

const SESSION: DatabaseSettings = {
  // Same dates on every server, whatever its configuration says.
  timezone: 'UTC',
  datestyle: 'ISO',
  // Solid-state disks jump about as quickly as they read on; compiling pays for reports, not for calls.
  random_page_cost: 1.1,
  jit: 'off',
};

/** The commands that set these for the connection, or for the transaction alone. */
const setting = (settings: DatabaseSettings, scope: 'session' | 'local'): string =>
  Object.entries(settings)
    .map(([name, value]) => `set ${scope} ${name} = '${value}'`)
    .join('; ');

/** Commands that the driver gives up, with their connection, after so many milliseconds; its types do not know of it. */
function timed(text: string, ms: number): pg.QueryConfig {
  const query = { text, query_timeout: ms };
  return query;
}

/** One connection while it is lent out. */
class Lease {
  broken = false;
  #isGathering = false;
  #answerMs: number;
  readonly #client: pg.PoolClient;
  readonly #statements: Statements;

  constructor(client: pg.PoolClient, statements: Statements, { answerMs }: Limit) {
    this.#client = client;
    this.#statements = statements;
    this.#answerMs = answerMs;
    // Without a listener a connection that breaks while it is lent out would end the process.
    client.on('error', this.#onBroken);
  }

  #onBroken = (): void => {
    this.broken = true;
  };

  async query<Row>({ text: given, values }: Sql): Promise<Row[]> {
    const statement = this.#statements.use(given);
    return this.#sent(
      new Promise<Row[]>((found, failed) => {
        const query = new LeanQuery<Row>(statement, values, (error, rows) =>
          error ? failed(error) : found(rows),
        );
        this.#client.query(Object.assign(query, { query_timeout: this.#answerMs }));
      }),
    );
  }

  /** Lets statements take so long from now on. */
  async setLimit({ answerMs, settings }: Limit): Promise<void> {
    await this.command(setting(settings, 'session'));
    this.#answerMs = answerMs;
  }

  /** Collects what is sent until the running code waits, and sends it in one packet. */
  gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const stream = streamOf(this.#client);
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** Sends statements without parameters; answers the command of the last. */
  async command(text: string): Promise<string> {
    const answer = await this.#sent(this.#client.query(timed(text, this.#answerMs)));
    // Several commands have several answers.
    return [answer].flat().at(-1)!.command;
  }

  release(): void {
    // A dead connection would not answer the end message either, and the pool would wait for it.
    if (this.broken) streamOf(this.#client).destroy();
    this.#client.off('error', this.#onBroken);
    this.#client.release(this.broken);
  }

  async #sent<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const known = classified(error);
      // 0A000: a migration under a running server has outdated what this connection prepared.
      if (known instanceof DatabaseUnavailable || (error as { code?: unknown }).code === '0A000')
        this.broken = true;
      throw known;
    }
  }
}

/** PostgreSQL through a pool. Nothing connects before the first query; nothing is retried. */
export function openPostgres(
  url: string,
  {
    connections = 20,
    connectMs = 4_000,
    statementMs = 10_000,
    answerMs = 12_000,
    isPooled = false,
  }: PostgresOptions = {},
): Db {
  const limit = limitOf(answerMs, statementMs, IDLE_IN_TRANSACTION_MS);
  const settings = { ...SESSION, ...limit.settings };
  const begin = isPooled ? `begin; ${setting(settings, 'local')}` : 'begin';
  pg.defaults.parseInputDatesAsUTC = true;
  const statements = new Statements({ areNamed: !isPooled });
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // Statements are sent as they come, not each after the answer to the last.
    pipeline: true,
    application_name: 'coleira',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    ...(!isPooled && {
      onConnect: async (client: pg.ClientBase) => {
        await client.query(timed(setting(settings, 'session'), connectMs));
      },
    }),
  });
  // An idle connection that breaks is dropped by the pool; the next query opens another.
  pool.on('error', () => undefined);

  async function leased<T>(isLimited: boolean, work: (lease: Lease) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      // Whatever the reason (no such role today, a database closed for maintenance), no statement is at fault.
      const known = classified(error);
      throw known instanceof DatabaseUnavailable ? known : new DatabaseUnavailable(known);
    });
    const lease = new Lease(client, statements, limit);
    try {
      if (isLimited) return await work(lease);
      await lease.setLimit(NO_LIMIT);
      try {
        return await work(lease);
      } finally {
        await lease.setLimit(limit).catch(() => (lease.broken = true));
      }
    } finally {
      lease.release();
    }
  }

  function open(isLimited: boolean): Db {
    return {
      engine: 'postgres',
      query: <Row>(statement: Sql) =>
        leased(isLimited, (lease) =>
          isPooled ? queryAlone<Row>(lease, begin, statement) : lease.query<Row>(statement),
        ),
      transaction: async (work) => {
        const afterCommit = new AfterCommit();
        const result = await leased(isLimited, (lease) => inTransaction(lease, begin, afterCommit, work));
        afterCommit.run();
        return result;
      },
      script: (text) => leased(false, async (lease) => void (await lease.command(text))),
      listen: (channel, ear) => listenOn(url, channel, ear),
      connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      withoutTimeLimit: () => open(false),
      close: () => pool.end(),
    };
  }
  return open(true);
}

/** Runs one statement in a transaction of its own: three commands in one packet. */
async function queryAlone<Row>(lease: Lease, begin: string, statement: Sql): Promise<Row[]> {
  lease.gather();
  const begun = lease.command(begin);
  const rows = lease.query<Row>(statement);
  // Also after a failure: it ends the transaction, and frees the connection for others.
  const ended = lease.command('commit');
  await Promise.allSettled([begun, rows, ended]);
  await begun;
  const found = await rows;
  await ended;
  return found;
}

/**
 * Runs a transaction. BEGIN is sent with the first statement and deferred statements with the commit: a transaction
 * of a few statements then needs two round trips less, and holds its locks for a shorter time.
 */
async function inTransaction<T>(
  lease: Lease,
  begin: string,
  afterCommit: AfterCommit,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let open = true;
  const checked = (): Lease => {
    if (!open) throw new Error('the transaction has ended');
    lease.gather();
    return lease;
  };
  const deferred: Sql[] = [];
  const tx: Tx = {
    query: async <Row>(statement: Sql) => checked().query<Row>(statement),
    script: async (text) => void (await checked().command(text)),
    atCommit: (statement) => void deferred.push(statement),
    afterCommit: (callback) => afterCommit.add(callback),
  };
  try {
    lease.gather();
    const [, answer] = await Promise.all([lease.command(begin), work(tx)]);
    open = false;
    await commit(lease, deferred);
    return answer;
  } catch (error) {
    open = false;
    if (!lease.broken) {
      await lease.command('rollback').catch(() => {
        lease.broken = true; // closing the connection rolls back as well
      });
    }
    throw error;
  }
}

async function commit(lease: Lease, deferred: readonly Sql[]): Promise<void> {
  lease.gather();
  const written = deferred.map((statement) => lease.query(statement));
  const committed = lease.command('commit');
  await awaitAll([...written, committed]);
  // PostgreSQL answers the commit of a failed transaction with ROLLBACK, not with an error.
  if ((await committed) === 'ROLLBACK') throw new Error('a statement had failed: rolled back');
}
