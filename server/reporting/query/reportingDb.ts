import pg from 'pg';
import { classified, DatabaseUnavailable } from '../../db/errors.ts';
import { parserOf } from '../../db/wireFormat.ts';
import type { CheckedQuery } from './checkQuery.ts';
import { QueryFault } from './fault.ts';
import { faultOf } from './faultOf.ts';
import { ROLE_CHECK } from './reportingRole.ts';

/** Milliseconds that a statement may take, and that a page waits for one. */
export const QUERY_TIMEOUT_MS = 30_000;
/** Milliseconds for which a report may leave its rows unread. */
const IDLE_MS = 60_000;
const CONNECT_MS = 4_000;
/** Queries at a time: the database has other work. */
const CONNECTIONS = 3;
/** Rows that are read at a time: few, for the texts of one may be long. */
const BATCH = 200;

/** A column of a query's answer. */
export interface QueryColumn {
  readonly name: string;
  /** `pg_type.oid`. */
  readonly type: number;
}

/** A query that runs: what the database expects of it, its columns, and its rows in batches. */
export interface RunningQuery {
  readonly cost: number;
  readonly columns: readonly QueryColumn[];
  readonly batches: AsyncIterable<readonly (readonly unknown[])[]>;
  /** Counts the rows, in place of reading them. */
  readonly count: () => Promise<number>;
}

/** How a query is run. */
export interface QueryRun {
  /** The values of its parameters, in the order of its names, as texts. */
  readonly values: readonly (string | null)[];
  /** Settings of the transaction that the views read: whose rows, which rights; and the time zone. */
  readonly settings: Readonly<Record<string, string>>;
  readonly costLimit: number;
}

/** The database as queries of users see it. */
export interface ReportingDb {
  /**
   * Runs a checked query in a transaction that only reads, and hands its rows over while `work` runs.
   * @throws QueryFault where it costs too much, takes too long or fails
   */
  run<T>(query: CheckedQuery, run: QueryRun, work: (running: RunningQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A message of several values: never the simple protocol, by which a text can have several statements. */
const message = (text: string, values: readonly unknown[]) => ({
  text,
  values: [...values],
  rowMode: 'array' as const,
  queryMode: 'extended',
});

/** Opens the database for queries. Nothing connects before the first; none runs by a role that may do too much. */
export function openReportingDb(url: string): ReportingDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'coleira-reports',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  pool.on('error', () => undefined);
  /** The role is asked once; it can only be made weaker or stronger by who may do everything anyway. */
  let isChecked = false;

  async function checkRole(client: pg.PoolClient): Promise<void> {
    if (isChecked) return;
    const { rows } = await client.query<Record<string, boolean>>({ text: ROLE_CHECK });
    const [power] = Object.entries(rows[0] ?? { isMissing: true }).find(([, has]) => has) ?? [];
    if (power !== undefined) throw new QueryFault('QUERIES_ROLE_TOO_STRONG', power);
    isChecked = true;
  }

  return {
    run: async (query, { values, settings, costLimit }, work) => {
      const client = await pool.connect().catch((error: unknown) => {
        const known = classified(error);
        throw known instanceof DatabaseUnavailable ? known : new DatabaseUnavailable(known);
      });
      let failure: unknown;
      try {
        await checkRole(client);
        await begin(client, settings);
        const cost = await explain(client, query, values);
        if (cost > costLimit) throw new QueryFault('QUERY_TOO_EXPENSIVE', String(Math.round(cost)));
        const columns = await declare(client, query, values);
        return await work({ cost, columns, batches: readBatches(client), count: () => countRows(client) });
      } catch (error) {
        failure = error;
        throw faultOf(error, query.text);
      } finally {
        // What was begun is undone, and a connection that could not even do that is closed.
        const undone = await client.query({ text: 'rollback' }).then(
          () => true,
          () => false,
        );
        client.release(!undone || failure instanceof DatabaseUnavailable);
      }
    },
    close: () => pool.end(),
  };
}

/** Begins a transaction that cannot write, with the settings that decide which rows the views show. */
async function begin(client: pg.PoolClient, settings: QueryRun['settings']): Promise<void> {
  await client.query({ text: 'begin transaction isolation level repeatable read read only' });
  const all = {
    ...settings,
    statement_timeout: String(QUERY_TIMEOUT_MS),
    idle_in_transaction_session_timeout: String(IDLE_MS),
    // A name means a function or type of PostgreSQL, else a view of ours: never what a session has made for itself.
    search_path: 'pg_catalog, reporting, pg_temp',
    // As the grammar has read it.
    standard_conforming_strings: 'on',
    datestyle: 'ISO',
    jit: 'off',
  };
  const names = Object.keys(all);
  await client.query(
    message(
      `select ${names.map((_name, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`).join(', ')}`,
      Object.entries(all).flat(),
    ),
  );
}

const EXPLAIN = 'explain (format json) ';
const DECLARE = 'declare answer no scroll cursor for ';

async function explain(client: pg.PoolClient, { text }: CheckedQuery, values: QueryRun['values']) {
  const { rows } = await client.query<unknown[]>(message(`${EXPLAIN}${text}`, values));
  const [plan] = (rows[0]?.[0] ?? []) as readonly { readonly Plan?: { readonly 'Total Cost'?: number } }[];
  return plan?.Plan?.['Total Cost'] ?? Infinity;
}

async function declare(client: pg.PoolClient, { text }: CheckedQuery, values: QueryRun['values']) {
  await client.query(message(`${DECLARE}${text}`, values));
  const { fields } = await client.query(message('fetch 0 from answer', []));
  return fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
}

async function countRows(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query(message('move all in answer', []));
  return rowCount ?? 0;
}

async function* readBatches(client: pg.PoolClient): AsyncGenerator<readonly (readonly unknown[])[]> {
  for (;;) {
    const { rows } = await client.query<unknown[]>(message(`fetch ${BATCH} from answer`, []));
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}
