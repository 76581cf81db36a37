import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf, freeAddress, LOG_LENGTH, type RunningServer } from './server.ts';

/** A closed server leaves 35 MB in the memory of its process, which is renewed after so many. */
const SERVERS_PER_HOST = 12;

/** The process of a worker that serves one file of tests after the other. */
class Host {
  readonly #child: ChildProcess;
  #log = '';
  served = 0;

  constructor() {
    this.#child = fork(fileURLToPath(new URL('serverHost.mjs', import.meta.url)), { silent: true });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#log = `${this.#log}${text}`.slice(-LOG_LENGTH);
      });
    }
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  log(): string {
    return this.#log;
  }

  /** Sends a message, and waits until what it asks for is done. */
  async ask(message: object | 'close'): Promise<void> {
    const waiting = new AbortController();
    const ended = once(this.#child, 'exit', waiting).then(() => {
      throw new Error(`The server ended.\n${this.#log}`);
    });
    const done = once(this.#child, 'message', waiting);
    this.#child.send(message);
    try {
      await Promise.race([done, ended]);
    } finally {
      waiting.abort();
      await Promise.allSettled([done, ended]);
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

let host: Host | undefined;

/**
 * Serves the built server on a free port, in a process that has served the files before.
 * @param settings further settings, beside port and folders
 * @param dataDir its DATA_DIR
 * @throws with the end of its log when it does not come up
 */
export async function openHosted(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  if (!host?.isAlive || host.served >= SERVERS_PER_HOST) {
    host?.end();
    host = new Host();
  }
  const current = host;
  current.served += 1;
  const baseUrl = await freeAddress();
  await current.ask({ env: environmentOf(baseUrl, dataDir, settings) });
  return {
    baseUrl,
    dataDir,
    log: () => current.log(),
    stop: async () => {
      if (current.isAlive) await current.ask('close');
    },
  };
}
