import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../lib/freePort.mjs';
import { commandLine } from './commands.ts';
import { Machine } from './machine.ts';
import type { Network } from './network.ts';
import { pathOf } from './programs.ts';
import type { Place } from './place.ts';
import { waitFor } from './waitFor.ts';

/** A member as Patroni describes it at `/cluster`. */
interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica' | string;
  readonly state: string;
  readonly lag?: number | string;
}

const START_SECONDS = 90;
const HEAL_SECONDS = 180;
const secret = (): string => randomBytes(24).toString('hex');

/** Three machines, and what leads to them: the proxy and the pooler. */
export class Cluster {
  readonly machines: readonly Machine[];
  readonly ports: { readonly primary: number; readonly pooler: number; readonly register: number };
  readonly servers: readonly number[];
  readonly password: string;
  readonly superuserPassword: string;
  readonly #place: Place;

  private constructor(
    place: Place,
    network: Network,
    ports: Cluster['ports'],
    servers: readonly number[],
    secrets: readonly string[],
  ) {
    this.#place = place;
    this.ports = ports;
    this.servers = servers;
    const [superuser = '', replication = '', register = '', repository = ''] = secrets;
    this.superuserPassword = superuser;
    this.password = register;
    const common = {
      ADDRESS_1: network.addresses[0]!,
      ADDRESS_2: network.addresses[1]!,
      ADDRESS_3: network.addresses[2]!,
      NETWORK: network.range,
      DATABASE_USER: place.databaseAccount,
      PROXY_USER: place.isRoot ? 'haproxy' : place.databaseAccount,
      PROXY_GROUP: place.isRoot ? 'haproxy' : place.databaseAccount,
      SUPERUSER_PASSWORD: superuser,
      REPLICATION_PASSWORD: replication,
      REGISTER_PASSWORD: register,
      BIN: '/usr/lib/postgresql/15/bin',
      REPOSITORY: place.make('repository'),
      REPOSITORY_KEY: repository,
      REPOSITORY_LOG: place.make('repository-log'),
      REPOSITORY_LOCK: place.make('repository-lock'),
      PRIMARY_PORT: String(ports.primary),
      POOLER_PORT: String(ports.pooler),
      REGISTER_PORT: String(ports.register),
      SERVER_1: `127.0.0.1:${servers[0]}`,
      SERVER_2: `127.0.0.1:${servers[1]}`,
      DISK_RESERVE_MB: '100',
    };
    this.machines = network.addresses.map((_, at) => new Machine(place, network, at, common));
  }

  /** Makes the machines, starts them, and waits until one is primary and the others follow it. */
  static async start(place: Place, network: Network): Promise<Cluster> {
    const [primary = 0, pooler = 0, register = 0, ...servers] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const ports = { primary, pooler, register };
    const cluster = new Cluster(place, network, ports, servers, [secret(), secret(), secret(), secret()]);
    await Promise.all(cluster.machines.map((machine) => machine.configure()));
    for (const machine of cluster.machines) machine.startEtcd();
    for (const machine of cluster.machines) machine.start();
    cluster.#startProxy();
    await cluster.healthy(START_SECONDS);
    await cluster.#makeDatabase();
    await cluster.#makeStanza();
    cluster.startPooler();
    return cluster;
  }

  get #first(): Machine {
    return this.machines[0]!;
  }

  #startProxy(): void {
    // As root, so that it may become its own account.
    this.#place.start(pathOf('haproxy')!, ['-db', '-f', join(this.#first.target, 'haproxy.cfg')], {
      cwd: this.#place.make('haproxy'),
      asDatabase: false,
    });
  }

  startPooler(): void {
    this.#place.start(pathOf('pgbouncer')!, [join(this.#first.target, 'pgbouncer.ini')], {
      cwd: this.#place.make('pgbouncer'),
    });
  }

  async restartPooler(): Promise<void> {
    await this.#place.kill(join(this.#place.folder, 'pgbouncer'));
    this.startPooler();
  }

  async #makeDatabase(): Promise<void> {
    const [program, ...args] = commandLine('makeDatabase', {
      port: String(this.ports.primary),
      password: this.password,
    });
    await this.#place.run(program!, args, {
      cwd: this.#place.folder,
      env: { PGPASSWORD: this.superuserPassword },
    });
  }

  /** Makes the repository of backups before the log waits for it. */
  async #makeStanza(): Promise<void> {
    const primary = await this.primary();
    const [program, ...args] = commandLine('makeStanza', {
      backups: join(primary.target, 'pgbackrest.conf'),
    });
    await primary.run(program!, args);
  }

  /** The address of the register's database: through the pooler, or past it to the primary. */
  url(way: 'pooled' | 'direct'): string {
    const port = way === 'pooled' ? this.ports.pooler : this.ports.primary;
    return `postgres://coleira:${this.password}@127.0.0.1:${port}/coleira`;
  }

  /** The members as the first machine that answers knows them. */
  async members(): Promise<readonly Member[]> {
    return Promise.any(
      this.machines.map(async ({ address }) => {
        const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
        return ((await answer.json()) as { members: readonly Member[] }).members;
      }),
    );
  }

  async #find(role: Member['role']): Promise<Machine | undefined> {
    const member = (await this.members()).find((one) => one.role === role);
    return this.machines.find(({ name }) => name === member?.name);
  }

  /** The machine whose PostgreSQL is written to, by what it says itself. */
  async primary(): Promise<Machine> {
    return waitFor('a primary', () => this.#find('leader'), HEAL_SECONDS);
  }

  async syncStandby(): Promise<Machine> {
    return waitFor('a synchronous standby', () => this.#find('sync_standby'), HEAL_SECONDS);
  }

  /** Waits until all three run and the standbys follow the primary. */
  async healthy(seconds = HEAL_SECONDS): Promise<void> {
    await waitFor(
      'a healthy cluster',
      async () => {
        const members = await this.members();
        const following = members.filter(
          ({ role, state, lag }) =>
            role !== 'leader' && /running|streaming/.test(state) && typeof lag === 'number' && lag < 1 << 20,
        );
        return (
          members.length === 3 &&
          following.length === 2 &&
          members.some(({ role, state }) => role === 'leader' && state === 'running') &&
          members.some(({ role }) => role === 'sync_standby')
        );
      },
      seconds,
    );
  }

  /** Has the synchronous standby take the place of the primary, as before work on its machine. */
  async switchOver(): Promise<void> {
    const from = await this.primary();
    const [program, ...args] = commandLine('switchOver', {
      configuration: join(from.target, 'patroni.yaml'),
      leader: from.name,
    });
    await from.run(program!, args);
  }
}
