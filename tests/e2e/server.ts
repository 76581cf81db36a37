import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built server answers, without a trailing slash. */
    baseUrl: string;
    /** The server's DATA_DIR: mails lie in `outbox` below it. */
    dataDir: string;
  }
}

/** Starts the built server once for all browser tests, on an empty data folder and a free port. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = join(project.config.root, 'dist/server/main.js');
  if (!existsSync(program)) throw new Error('The browser tests need the built server: run npm run build.');
  const dataDir = mkdtempSync(join(tmpdir(), 'coleira-e2e-'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, 'server.log');

  const server = spawn(process.execPath, [program], {
    cwd: project.config.root,
    env: {
      ...withoutSettings(process.env),
      PORT: `${port}`,
      DATA_DIR: join(dataDir, 'data'),
      PUBLIC_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });

  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, 'exit');
      const lastResort = setTimeout(() => server.kill('SIGKILL'), 10_000);
      server.kill('SIGTERM');
      await gone;
      clearTimeout(lastResort);
    }
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await answers(`${baseUrl}/api/health`, () => server.exitCode !== null);
  } catch (error) {
    const said = readFileSync(logFile, 'utf8').slice(-4000);
    await stop();
    throw new Error(`The server did not come up.\n${said}`, { cause: error });
  }
  project.provide('baseUrl', baseUrl);
  project.provide('dataDir', join(dataDir, 'data'));
  return stop;
}

/** The settings of the terminal and of vitest are not the server's: it runs as after `npm start`. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const foreign = /^(NODE_ENV|VITEST.*|DATABASE_URL|SMTP_URL|DEMO|HOST|MAIL_FROM|PRODUCT_TOKEN|TRUST_PROXY)$/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.test(name)));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Asks until the address answers 200; the first start loads the demonstration's data. */
async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('it ended');
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not answer within 100 s');
}
