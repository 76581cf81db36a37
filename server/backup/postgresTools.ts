import { spawn } from 'node:child_process';
import { BackupError } from './error.ts';

/** Bytes of a tool's complaints that are kept. */
const MAX_COMPLAINT = 4_000;

/** The address without its password, which a list of processes would show, and the variables that carry it. */
function withoutPassword(databaseUrl: string): { readonly url: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: password ? { ...process.env, PGPASSWORD: password } : process.env };
}

/**
 * Runs a tool of PostgreSQL on a database.
 * @throws BackupError with what the tool complained of, or that it is not installed
 */
async function runTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { url, env } = withoutPassword(databaseUrl);
  const tool = spawn(name, [`--dbname=${url}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  tool.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-MAX_COMPLAINT);
  });
  const code = await new Promise<number | null>((ended, failed) => {
    tool.once('error', failed);
    tool.once('close', ended);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(`${name} is not installed: it comes with the client programs of PostgreSQL.`);
  });
  if (code !== 0) throw new BackupError(`${name} failed:\n${complaint.trim()}`);
}

/** Writes the state of a snapshot to a folder that does not exist yet, several tables at a time. */
export const dumpTo = (databaseUrl: string, folder: string, snapshot: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, [
    '--format=directory',
    '--jobs=2',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    `--file=${folder}`,
  ]);

/** Fills an empty database from a folder; where that fails it stays empty. */
export const restoreFrom = (databaseUrl: string, folder: string): Promise<void> =>
  runTool('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    folder,
  ]);
