import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import type { Network } from './network.ts';
import { pathOf } from './programs.ts';
import type { Place } from './place.ts';

/** Megabytes of the disk of a machine. */
const DISK_MB = 2_000;

/** What a machine's configuration is written from, in addition to what all have in common. */
type Values = Readonly<Record<string, string>>;

/** A machine of the cluster: etcd, Patroni with PostgreSQL, and the guard of its disk, in a folder of its own. */
export class Machine {
  readonly name: string;
  readonly address: string;
  /** Where its configuration is. */
  readonly target: string;
  /** Whether its disk is one that can be filled. */
  readonly hasDisk: boolean;
  readonly #place: Place;
  readonly #folder: string;
  readonly #enter: readonly string[];
  readonly #settings: string;

  constructor(place: Place, network: Network, at: number, common: Values) {
    this.name = `db${at + 1}`;
    this.address = network.addresses[at]!;
    this.#place = place;
    this.#enter = network.enter(at);
    this.#folder = place.make(this.name);
    const disk = place.make(this.name, 'disk');
    this.hasDisk =
      place.isRoot &&
      spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0777`, 'coleira-drill', disk])
        .status === 0;
    this.target = place.make(this.name, 'configuration');
    for (const part of ['etcd', 'patroni', 'guard']) place.make(this.name, part);
    const values = {
      ...common,
      NODE: this.name,
      ADDRESS: this.address,
      DATA: join(disk, 'data'),
      SOCKETS: place.make(this.name, 'sockets'),
      ETCD_DATA: join(this.#folder, 'etcd', 'data'),
      TARGET: this.target,
    };
    this.#settings = join(this.#folder, 'cluster.env');
    writeFileSync(
      this.#settings,
      Object.entries(values)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  }

  /** Writes its configuration from the templates. */
  async configure(): Promise<void> {
    await this.run('sh', [join(root, 'deploy/cluster/configure.sh'), this.#settings]);
  }

  get data(): string {
    return join(this.#folder, 'disk', 'data');
  }

  /** Runs a program on the machine, as the account of the database. */
  run(program: string, args: readonly string[]): Promise<string> {
    return this.#place.run(program, args, { cwd: this.#folder, enter: this.#enter });
  }

  #start(part: string, program: string, args: readonly string[]): void {
    this.#place.start(program, args, { cwd: join(this.#folder, part), enter: this.#enter });
  }

  startEtcd(): void {
    this.#start('etcd', pathOf('etcd')!, ['--config-file', join(this.target, 'etcd.yaml')]);
  }

  /** Starts what is to run on it and does not. */
  start(): void {
    const runs = (part: string): boolean => this.#place.processesIn(join(this.#folder, part)).length > 0;
    if (!runs('etcd')) this.startEtcd();
    if (!runs('patroni')) this.#start('patroni', pathOf('patroni')!, [join(this.target, 'patroni.yaml')]);
    if (!runs('guard'))
      this.#start('guard', 'sh', [join(root, 'deploy/cluster/disk-guard.sh'), this.#settings]);
  }

  /** Kills all that runs on it at once, as a power failure does. */
  kill(): Promise<void> {
    return this.#place.kill(this.#folder);
  }

  /** Kills PostgreSQL and Patroni alone. */
  async killDatabase(): Promise<void> {
    await this.#place.kill(join(this.#folder, 'patroni'));
    await this.#place.kill(join(this.#folder, 'disk'));
  }

  killEtcd(): Promise<void> {
    return this.#place.kill(join(this.#folder, 'etcd'));
  }

  /** Stops all that runs on it in the middle of what it does. */
  freeze(): void {
    this.#place.signal(this.#folder, 'SIGSTOP');
  }

  thaw(): void {
    this.#place.signal(this.#folder, 'SIGCONT');
  }

  /** Fills its disk to the last byte. */
  fillDisk(): void {
    const disk = join(this.#folder, 'disk');
    const { bavail, bsize } = statfsSync(disk);
    spawnSync('fallocate', ['-l', String(bavail * bsize), join(disk, 'filling')]);
  }

  emptyDisk(): void {
    rmSync(join(this.#folder, 'disk', 'filling'), { force: true });
  }
}
