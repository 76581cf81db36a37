import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { settingNames } from '../../../scripts/lib/settings.mjs';

/** Where the tests' servers have people write to. */
export const SUPPORT_EMAIL = 'apoio@coleira.test';

/** The length of the log's end that a failure shows, in characters. */
export const LOG_LENGTH = 4000;

/** A running server of the tests' own. */
export interface RunningServer {
  /** Where it answers, without a trailing slash. */
  readonly baseUrl: string;
  /** Its DATA_DIR: mails lie in `outbox` below it. */
  readonly dataDir: string;
  /** Ends it as a service manager would, and waits until it is gone. */
  readonly stop: () => Promise<void>;
  /** The end of what it wrote while it ran. */
  readonly log: () => string;
}

/**
 * Starts the built server on a free port.
 * @param settings further settings, beside port and folders
 * @param folder its data go to `data` below it, its log to `server.log`
 * @throws with the end of its log when it does not come up
 */
export async function startServer(
  root: string,
  folder: string,
  settings: Readonly<Record<string, string>> = { SUPPORT_EMAIL },
): Promise<RunningServer> {
  const program = join(root, 'dist/server/main.js');
  if (!existsSync(program)) throw new Error('The browser tests need the built server: run npm run build.');
  const baseUrl = await freeAddress();
  const dataDir = join(folder, 'data');
  const logFile = join(folder, 'server.log');

  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: environmentOf(baseUrl, dataDir, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile);
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    const lastResort = setTimeout(() => server.kill('SIGKILL'), 10_000);
    server.kill(signal);
    await gone;
    clearTimeout(lastResort);
  };
  const said = () => readFileSync(logFile, 'utf8').slice(-LOG_LENGTH);

  try {
    await answers(`${baseUrl}/api/health`, () => server.exitCode !== null);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`The server did not come up.\n${said()}`, { cause: error });
  }
  return { baseUrl, dataDir, stop: () => end('SIGTERM'), log: said };
}

/**
 * Returns the environment of a server at an address: its settings, and of the terminal's and vitest's variables those
 * that are no settings, so that it runs as after `npm start`.
 */
export function environmentOf(
  baseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const foreign = new Set(settingNames());
  const rest = Object.entries(process.env).filter(
    ([name]) => !foreign.has(name) && !name.startsWith('VITEST'),
  );
  const { port } = new URL(baseUrl);
  return { ...Object.fromEntries(rest), ...settings, PORT: port, DATA_DIR: dataDir, PUBLIC_URL: baseUrl };
}

/** An address of this machine at which nothing answers yet. */
export async function freeAddress(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return `http://127.0.0.1:${port}`;
}

/** Asks until the address answers 200; the first start loads the demonstration's data. */
async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 250_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('it ended');
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not answer within 250 s');
}
