import type { Db } from './db.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';

/** Connections past the pooler: what takes minutes is rare, and each is one that the pooler cannot lend. */
const DIRECT_CONNECTIONS = 5;

/** The two ways to one PostgreSQL. */
interface PooledAddresses {
  /** A pooler that lends a connection for one transaction at a time, such as PgBouncer. */
  readonly url: string;
  /** The same database without it. */
  readonly directUrl: string;
}

/**
 * PostgreSQL behind a pooler in transaction mode: calls go through it, and past it what needs a connection of its
 * own or keeps one for long (wake-up signals, migrations, scripts, commands, reports).
 */
export function openPooled({ url, directUrl }: PooledAddresses, options: PostgresOptions = {}): Db {
  const pooled = openPostgres(url, { ...options, isPooled: true });
  const direct = openPostgres(directUrl, { ...options, connections: DIRECT_CONNECTIONS });
  return {
    ...pooled,
    script: direct.script,
    listen: direct.listen!,
    withoutTimeLimit: direct.withoutTimeLimit,
    close: async () => {
      await Promise.all([pooled.close(), direct.close()]);
    },
  };
}
