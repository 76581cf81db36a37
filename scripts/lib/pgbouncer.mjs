import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.mjs';

/** Debian keeps it beside the programs of the system. */
const PROGRAMS = ['pgbouncer', '/usr/sbin/pgbouncer'];
const START_MS = 5_000;

/** The pooler's program, or nothing where it is not installed. */
export const findPgbouncer = () =>
  PROGRAMS.find((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0);

async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const quoted = (text) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;

/**
 * Starts PgBouncer in transaction mode before all databases of a server, with the user of its address.
 * @param {{ program: string, databaseUrl: string }} how
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` as the given one, by way of the pooler
 * @throws Error with what it said, where it does not start
 */
export async function startPgbouncer({ program, databaseUrl }) {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'coleira-pgbouncer-'));
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `${quoted(username)} ${quoted(password)}\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 10
`,
  );
  const isRoot = process.getuid?.() === 0;
  // It refuses to run as root, and reads its files as the other user.
  if (isRoot)
    for (const path of [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')])
      chmodSync(path, 0o755);
  const running = spawn(program, [...(isRoot ? ['--user=nobody'] : []), join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  running.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-2_000)));
  const ended = once(running, 'exit');
  const stop = async () => {
    running.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const latest = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (running.exitCode !== null || Date.now() > latest) {
      await stop();
      throw new Error(`PgBouncer did not start: ${said}`);
    }
    await pause(50);
  }
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, stop };
}
