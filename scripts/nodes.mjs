import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './lib/freePort.mjs';
import { leave, root, run } from './lib/project.mjs';

// `npm run test:nodes`: builds with each supported Node and starts what was built, until it answers. The Nodes come from
// npm (the package `node`); those of a number are the newest.
const VERSIONS = ['20', '22', '24', '26'];
/** Milliseconds for a start from nothing: all migrations on the embedded database. */
const START_MS = 300_000;
const LOOK_EVERY_MS = 500;

const withNode = (version, ...args) => ['--yes', '--package', `node@${version}`, '--', 'node', ...args];

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built server on an empty folder; whether it answers before it ends or the time does. */
async function starts(version) {
  const folder = mkdtempSync(join(tmpdir(), 'coleira-node-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
  };
  const server = spawn('npx', withNode(version, 'dist/server/main.js'), {
    cwd: root,
    env,
    stdio: 'inherit',
    detached: true,
  });
  const end = new Promise((resolve) => server.once('close', resolve));
  const lives = () => server.exitCode === null && server.signalCode === null;
  const until = Date.now() + START_MS;
  let ok = false;
  while (!ok && lives() && Date.now() < until) {
    await delay(LOOK_EVERY_MS);
    ok = await answers(port);
  }
  // The whole group: npx passes no signal on.
  if (lives()) process.kill(-server.pid, 'SIGTERM');
  await end;
  rmSync(folder, { recursive: true, force: true });
  return ok;
}

for (const version of VERSIONS) {
  console.log(`Node ${version}`);
  if ((await run('npx', withNode(version, 'scripts/build.mjs'))) !== 0)
    leave(`Node ${version} does not build it.`);
  if (!(await starts(version))) leave(`Built with Node ${version}, it does not start.`);
  console.log(`Node ${version} builds and starts it.`);
}
