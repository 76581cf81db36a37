import { cpus, loadavg, release, totalmem, type } from 'node:os';
import sql from 'sql-template-tag';
import { getOne } from '../server/db/db.ts';
import { openDb } from '../server/db/open.ts';

/** On what, and under what load of others, the figures were taken. */
export async function machine(postgresUrl: string | undefined): Promise<readonly string[]> {
  const [cpu] = cpus();
  const lines = [
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${type()} ${release()}`,
    `Node ${process.versions.node}; load generator, both servers and the database on this one machine`,
    `load average before the run: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  ];
  if (postgresUrl === undefined) return lines;
  const db = await openDb({ databaseUrl: postgresUrl, dataDir: '' });
  try {
    const set = await getOne<Record<string, string>>(
      db,
      sql`select current_setting('server_version') as version, current_setting('shared_buffers') as buffers,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    return [
      ...lines,
      `PostgreSQL ${set.version}, shared_buffers ${set.buffers}, fsync ${set.fsync}, synchronous_commit ${set.commit}`,
    ];
  } finally {
    await db.close();
  }
}
