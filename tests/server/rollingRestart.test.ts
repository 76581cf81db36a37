import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type RunningServer } from '../../server/serve.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';

const READY_INTERVAL_MS = 100;
/** Between two calls: the servers that start have the processor. */
const CALL_INTERVAL_MS = 5;

/** A proxy as those in front of a register are: it asks who is ready, and leads each call to one of those in turn. */
class Proxy {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #ports = new Set<number>();
  readonly #ready = new Set<number>();
  readonly #timer: NodeJS.Timeout;
  readonly server: Server;
  #turn = 0;

  constructor() {
    this.#timer = setInterval(() => void this.ask(), READY_INTERVAL_MS);
    this.server = createServer((incoming, answer) => this.#lead(incoming, answer));
  }

  /** Takes a server in, and waits until it is ready. */
  async add(port: number): Promise<void> {
    this.#ports.add(port);
    await this.ask();
  }

  async ask(): Promise<void> {
    await Promise.all(
      [...this.#ports].map(async (port) => {
        const isReady = await fetch(`http://127.0.0.1:${port}/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) this.#ready.add(port);
        else this.#ready.delete(port);
      }),
    );
  }

  #lead(incoming: IncomingMessage, answer: ServerResponse): void {
    const ready = [...this.#ready];
    this.#turn += 1;
    const port = ready[this.#turn % ready.length];
    if (port === undefined) {
      answer.writeHead(502).end('none is ready');
      return;
    }
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = request(
      { port, host: '127.0.0.1', method, path: url, headers, agent: this.#agent },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, { 'x-port': String(port) });
        got.pipe(answer);
      },
    );
    outgoing.on('error', (error) => answer.writeHead(502).end(String(error)));
    incoming.pipe(outgoing);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#agent.destroy();
    this.server.close();
    this.server.closeAllConnections();
  }
}

describe.runIf(testDatabaseUrl)('two servers behind a proxy', () => {
  let db: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    db = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'coleira-rolling-'));
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  it('that are restarted one after the other › refuse no call', async () => {
    const proxy = new Proxy();
    const portOf = ({ welcome }: RunningServer) => /:(\d+)/.exec(welcome)![1]!;
    const start = async (): Promise<RunningServer> => {
      const server = await serve(
        readSettings({
          PORT: '0',
          DATABASE_URL: db.url!,
          DATA_DIR: folder,
          DEMO: '0',
          // Ten times as long as the proxy takes to ask.
          DRAIN_SECONDS: '1',
        }),
      );
      await proxy.add(Number(portOf(server)));
      return server;
    };
    const old = [await start(), await start()];
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    const { port: entrance } = proxy.server.address() as AddressInfo;

    const stop = new AbortController();
    const answers = new Map<string, number>();
    const faults: string[] = [];
    const ask = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        // eslint-disable-next-line no-await-in-loop
        const answer = await fetch(`http://127.0.0.1:${entrance}/api/health`);
        // eslint-disable-next-line no-await-in-loop
        const text = await answer.text();
        const by = answer.headers.get('x-port') ?? '';
        answers.set(by, (answers.get(by) ?? 0) + 1);
        if (!answer.ok) faults.push(`${answer.status} ${text}`);
        // eslint-disable-next-line no-await-in-loop
        await setTimeout(CALL_INTERVAL_MS);
      }
    };
    const asking = Array.from({ length: 4 }, ask);
    const haveAnswered = (servers: readonly RunningServer[]) =>
      expect
        .poll(() => servers.every((server) => answers.has(portOf(server))), { timeout: 60_000 })
        .toBe(true);
    const renewed: RunningServer[] = [];
    try {
      await haveAnswered(old);
      for (const server of old) {
        // eslint-disable-next-line no-await-in-loop
        await server.close();
        // eslint-disable-next-line no-await-in-loop
        renewed.push(await start());
      }
      await haveAnswered(renewed);
    } finally {
      stop.abort();
      await Promise.all(asking);
      proxy.close();
      await Promise.all(renewed.map((server) => server.close()));
    }
    expect(faults).toEqual([]);
  });
});
