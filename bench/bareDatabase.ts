import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Queryable } from '../server/db/db.ts';
import { openPglite } from '../server/db/pglite.ts';
import { parserOf } from '../server/db/wireFormat.ts';
import type { Place } from './databases.ts';

/** The driver with nothing around it. */
export interface Bare {
  query(text: string, values: readonly unknown[]): Promise<unknown[]>;
}
export interface BareDatabase extends Bare {
  transaction<T>(work: (tx: Bare) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** As many connections as the server has. */
const CONNECTIONS = 20;

/** Opens the database of a place without anything of the server around it. */
export const openBare = (place: Pick<Place, 'databaseUrl' | 'dataDir'>): Promise<BareDatabase> =>
  place.databaseUrl === undefined ? openEmbedded(place.dataDir) : openServer(place.databaseUrl);

async function openServer(url: string): Promise<BareDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    onConnect: async (client) =>
      void (await client.query({ text: "set timezone = 'UTC'; set random_page_cost = 1.1; set jit = off" })),
  });
  const names = new Map<string, string | undefined>();
  // Named, so that a connection parses it once; what searches by pattern is planned for each pattern.
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text)) names.set(text, text.includes(' like ') ? undefined : `s${names.size}`);
    return names.get(text);
  };
  const on = (client: Pick<pg.Pool, 'query'>): Bare => ({
    query: async (text, values) =>
      (await client.query<Record<string, unknown>>({ text, values: [...values], name: nameOf(text) })).rows,
  });
  return {
    ...on(pool),
    close: () => pool.end(),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query({ text: 'begin' });
        const answer = await work(on(client as unknown as pg.Pool));
        await client.query({ text: 'commit' });
        return answer;
      } finally {
        client.release();
      }
    },
  };
}

/** The embedded database through what makes it durable: without its fsync it would be another thing. */
async function openEmbedded(dataDir: string): Promise<BareDatabase> {
  const db = await openPglite({ dataDir });
  const on = (client: Queryable): Bare => ({
    query: (text, values) => client.query({ text, values } as Sql),
  });
  return {
    ...on(db),
    transaction: (work) => db.transaction((tx) => work(on(tx))),
    close: () => db.close(),
  };
}
