import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { signIn, type People } from '../../bench/people.ts';
import { registerWork } from '../../bench/registerParts.ts';
import type { RegisterWork } from '../../bench/job.ts';
import { openDb } from '../../server/db/open.ts';
import { root } from '../lib/project.mjs';
import type { Cluster } from './cluster.ts';
import type { Place } from './place.ts';
import { waitFor } from './waitFor.ts';

const ANIMALS = '300';
const OWNERS = '150';
const START_SECONDS = 90;
const EVENTS = ['ANIMAL_REGISTERED', 'ANIMAL_TRANSFERRED'];

const program = (name: string): string => join(root, 'dist/server', `${name}.js`);

/** Two servers of the register on the cluster, with a few animals, and those who call them. */
export class Register {
  readonly origin: string;
  /** Where mails of the servers lie. */
  readonly mailFolders: readonly string[];
  people!: People;
  work!: RegisterWork;
  /** How often each message of an event has arrived, by its id. */
  readonly messages = new Map<string, number>();
  readonly #place: Place;
  readonly #cluster: Cluster;
  readonly #servers: ChildProcess[] = [];
  readonly #receiver: Server;
  #keys: NodeJS.ProcessEnv = {};

  constructor(place: Place, cluster: Cluster) {
    this.#place = place;
    this.#cluster = cluster;
    this.origin = `http://127.0.0.1:${cluster.ports.register}`;
    this.mailFolders = [0, 1].map((at) => join(this.#folderOf(at), 'data/outbox'));
    this.#receiver = createServer((request, answer) => {
      const id = String(request.headers['x-coleira-message']);
      this.messages.set(id, (this.messages.get(id) ?? 0) + 1);
      request.resume().on('end', () => answer.end());
    });
  }

  #folderOf(at: number): string {
    return this.#place.make(`server-${at + 1}`);
  }

  /** The data folder of the first server, which commands share. */
  get dataDir(): string {
    return join(this.#folderOf(0), 'data');
  }

  /** The settings of a command of the register. */
  settings(databaseUrl = this.#cluster.url('direct')): NodeJS.ProcessEnv {
    return {
      ...this.#keys,
      NODE_ENV: 'production',
      DEMO: '0',
      DATABASE_URL: databaseUrl,
      DATABASE_POOLED: '0',
      DATA_DIR: this.dataDir,
    };
  }

  /** Runs a command of the built register; answers what it said. */
  command(
    name: string,
    args: readonly string[],
    databaseUrl?: string,
    dataDir = this.dataDir,
  ): Promise<string> {
    return this.#place.run(process.execPath, [program(name), ...args], {
      cwd: this.#folderOf(0),
      asDatabase: false,
      env: { ...this.settings(databaseUrl), DATA_DIR: dataDir },
    });
  }

  /** Fills the database, starts both servers, and signs in those who call. */
  async start(): Promise<void> {
    const said = await this.command('make-keys', [join(this.#folderOf(0), 'keys')]);
    this.#keys = Object.fromEntries(
      [...said.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value]),
    );
    await this.command('seed', ['--animals', ANIMALS, '--owners', OWNERS]);
    this.#receiver.listen(0, '127.0.0.1');
    await once(this.#receiver, 'listening');
    const db = await openDb({ databaseUrl: this.#cluster.url('direct'), dataDir: '' });
    try {
      this.people = await signIn(db);
      this.work = await registerWork(db);
      // Their credits are in the account book as well, which is verified after a restore.
      await db.query(sql`
        insert into billing_transaction (entity_id, type, credits, balance_after)
        select b.entity_id, 'CHARGE', b.value - coalesce(last.balance_after, 0), b.value
        from credit_balance b left join lateral (select balance_after from billing_transaction t
          where t.entity_id = b.entity_id order by id desc limit 1) as last on true
        where b.value >= 100000000`);
      // Mails and events of all that is registered: what a job does twice would be seen twice.
      const { port } = this.#receiver.address() as AddressInfo;
      await db.query(sql`
        insert into webhook_subscription (name, url, events, active, entity_id, secret)
        select 'drill', ${`http://127.0.0.1:${port}/`}, ${EVENTS}::text[], true, entity_id, 'a-secret-of-the-drill-0123456789abcdef'
        from credit_balance where value >= 1000000`);
    } finally {
      await db.close();
    }
    this.startServer(0);
    this.startServer(1);
    await waitFor('both servers', async () => (await this.#ready()) === 2, START_SECONDS);
  }

  async #ready(): Promise<number> {
    const answers = await Promise.all(
      this.#cluster.servers.map((port) =>
        fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(3_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return answers.filter(Boolean).length;
  }

  /** Waits until both servers can serve. */
  async healthy(): Promise<void> {
    await waitFor('both servers', async () => (await this.#ready()) === 2, START_SECONDS);
  }

  startServer(at: number): void {
    const args = ['--max-semi-space-size=32', program('main')];
    this.#servers[at] = this.#place.start(process.execPath, args, {
      cwd: this.#folderOf(at),
      asDatabase: false,
      env: {
        ...this.settings(this.#cluster.url('pooled')),
        DATABASE_POOLED: '1',
        DATABASE_DIRECT_URL: this.#cluster.url('direct'),
        DATA_DIR: join(this.#folderOf(at), 'data'),
        HOST: '127.0.0.1',
        PORT: String(this.#cluster.servers[at]),
        PUBLIC_URL: this.origin,
        TRUST_PROXY: '1',
        WEBHOOKS_ON_LOOPBACK: '1',
        // A few accounts do in a minute what people do in a day.
        ACCOUNT_NUMBER_READS_AN_HOUR: '1000000',
        ENTITY_NUMBER_READS_AN_HOUR: '1000000',
      },
    });
  }

  async killServer(at: number): Promise<void> {
    const server = this.#servers[at]!;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  close(): void {
    this.#receiver.close();
  }
}
