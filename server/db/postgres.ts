import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { AfterCommit } from './afterCommit.ts';
import type { Db, Tx } from './db.ts';
import { classified, DatabaseAway } from './errors.ts';
import { LeanQuery } from './leanQuery.ts';
import { listenOn } from './listen.ts';
import { Statements } from './statements.ts';
import { together } from './together.ts';
import { parserOf } from './values.ts';

// Same dates on every server, whatever its configuration says; a caller that died mid-transaction lets go.
const session =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set idle_in_transaction_session_timeout = '60s'; " +
  // Solid-state disks jump about as quickly as they read on; compiling pays for reports, not for calls.
  'set random_page_cost = 1.1; set jit = off';

/** How `openPostgres` may be varied. */
export interface PostgresOptions {
  /** Most connections at a time; 20 unless told. */
  connections?: number;
}

/** One connection while it is lent out. */
class Lease {
  broken = false;
  #isGathering = false;
  readonly #client: pg.PoolClient;
  readonly #statements: Statements;

  constructor(client: pg.PoolClient, statements: Statements) {
    this.#client = client;
    this.#statements = statements;
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
        this.#client.query(
          new LeanQuery<Row>(statement, values, (error, rows) => (error ? failed(error) : found(rows))),
        );
      }),
    );
  }

  /** What is sent until the code at work waits for something goes out in one packet. */
  gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this.#client as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** Sends statements without parameters; answers the command of the last. */
  async command(text: string): Promise<string> {
    return (await this.#sent(this.#client.query(text))).command;
  }

  release(): void {
    this.#client.off('error', this.#onBroken);
    this.#client.release(this.broken);
  }

  async #sent<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const known = classified(error);
      // 0A000: a migration under a running server has outdated what this connection prepared.
      if (known instanceof DatabaseAway || (error as { code?: unknown }).code === '0A000') this.broken = true;
      throw known;
    }
  }
}

/** PostgreSQL through a pool. Nothing connects before the first query; nothing is retried. */
export function openPostgres(url: string, { connections = 20 }: PostgresOptions = {}): Db {
  pg.defaults.parseInputDatesAsUTC = true;
  const statements = new Statements();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    // Statements are sent as they come, not each after the answer to the last.
    pipeline: true,
    application_name: 'coleira',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    onConnect: async (client) => {
      await client.query(session);
    },
  });
  // An idle connection that breaks is dropped by the pool; the next query opens another.
  pool.on('error', () => undefined);

  async function leased<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw classified(error);
    });
    const lease = new Lease(client, statements);
    try {
      return await work(lease);
    } finally {
      lease.release();
    }
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const afterCommit = new AfterCommit();
    const result = await leased((lease) => inTransaction(lease, afterCommit, work));
    afterCommit.run();
    return result;
  }

  return {
    engine: 'postgres',
    query: (statement) => leased((lease) => lease.query(statement)),
    transaction,
    script: (text) => leased(async (lease) => void (await lease.command(text))),
    listen: (channel, ear) => listenOn(url, channel, ear),
    close: () => pool.end(),
  };
}

/**
 * The begin goes out with the first statement, and what comes last with the commit: a transaction of a few
 * statements is held up, and holds up others at its locks, for two journeys less and more.
 */
async function inTransaction<T>(
  lease: Lease,
  afterCommit: AfterCommit,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let open = true;
  const checked = (): Lease => {
    if (!open) throw new Error('the transaction has ended');
    lease.gather();
    return lease;
  };
  const last: Sql[] = [];
  const tx: Tx = {
    query: async <Row>(statement: Sql) => checked().query<Row>(statement),
    script: async (text) => void (await checked().command(text)),
    last: (statement) => void last.push(statement),
    afterCommit: (callback) => afterCommit.add(callback),
  };
  try {
    lease.gather();
    const [, answer] = await Promise.all([lease.command('begin'), work(tx)]);
    open = false;
    await commit(lease, last);
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

async function commit(lease: Lease, last: readonly Sql[]): Promise<void> {
  lease.gather();
  const written = last.map((statement) => lease.query(statement));
  const committed = lease.command('commit');
  await together([...written, committed]);
  // PostgreSQL answers the commit of a failed transaction with ROLLBACK, not with an error.
  if ((await committed) === 'ROLLBACK') throw new Error('a statement had failed: rolled back');
}
