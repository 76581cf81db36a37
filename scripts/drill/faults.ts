import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Load } from './load.ts';
import type { Network } from './network.ts';
import type { Register } from './register.ts';

/** Everything that a fault can befall. */
export interface Scene {
  readonly cluster: Cluster;
  readonly network: Network;
  readonly register: Register;
  readonly load: Load;
}

/** A kind of round: what happens, and how it is mended. */
interface Fault {
  readonly name: string;
  /** Seconds that may pass without a write. */
  readonly limit: number;
  /** Lets it happen; answers how it is mended once writes are acknowledged again. */
  readonly happen: (scene: Scene) => Promise<() => Promise<void> | void>;
  /** Why it cannot happen on this machine. */
  readonly impossible?: (scene: Scene) => string | undefined;
}

/** Seconds without a write: of a failover, and of a switchover that is asked for. */
export const FAILOVER_SECONDS = 60;
export const SWITCHOVER_SECONDS = 5;
/** Seconds for which a machine stays away after writes have come back. */
const AWAY_MS = 3_000;
/** Milliseconds after which writes that were under way have their answers, and for which none may be acknowledged then. */
const UNDER_WAY_MS = 2_000;
const ALONE_MS = 10_000;

export const FAULTS: readonly Fault[] = [
  {
    name: 'PRIMARY_KILLED',
    limit: FAILOVER_SECONDS,
    happen: async ({ cluster }) => {
      const machine = await cluster.primary();
      await machine.kill();
      return () => machine.start();
    },
  },
  {
    name: 'SWITCHOVER',
    limit: SWITCHOVER_SECONDS,
    happen: async ({ cluster }) => {
      await cluster.switchOver();
      return () => undefined;
    },
  },
  {
    name: 'PRIMARY_FROZEN',
    limit: FAILOVER_SECONDS,
    happen: async ({ cluster }) => {
      const machine = await cluster.primary();
      machine.freeze();
      return () => machine.thaw();
    },
  },
  {
    name: 'PRIMARY_CUT_OFF',
    limit: FAILOVER_SECONDS,
    impossible: ({ network }) => (network.cut ? undefined : network.how),
    happen: async ({ cluster, network }) => {
      const at = cluster.machines.indexOf(await cluster.primary());
      network.cut!(at, true);
      return () => network.cut!(at, false);
    },
  },
  {
    name: 'STANDBY_KILLED',
    limit: FAILOVER_SECONDS,
    happen: async ({ cluster }) => {
      // The one that writes wait for.
      const machine = await cluster.syncStandby();
      await machine.kill();
      return () => machine.start();
    },
  },
  {
    name: 'STANDBYS_KILLED',
    limit: FAILOVER_SECONDS,
    happen: async ({ cluster, load }) => {
      const primary = await cluster.primary();
      const standbys = cluster.machines.filter((machine) => machine !== primary);
      await Promise.all(standbys.map((machine) => machine.killDatabase()));
      await pause(UNDER_WAY_MS);
      const before = load.moments.length;
      await pause(ALONE_MS);
      load.alone += load.moments.length - before;
      for (const machine of standbys) machine.start();
      return () => undefined;
    },
  },
  {
    name: 'ETCD_KILLED',
    limit: FAILOVER_SECONDS,
    happen: async ({ cluster }) => {
      const machine = await cluster.primary();
      await machine.killEtcd();
      return () => machine.start();
    },
  },
  {
    name: 'POOLER_RESTARTED',
    limit: FAILOVER_SECONDS,
    happen: async ({ cluster }) => {
      await cluster.restartPooler();
      return () => undefined;
    },
  },
  {
    name: 'SERVER_KILLED',
    limit: FAILOVER_SECONDS,
    happen: async ({ register }) => {
      const at = Math.random() < 0.5 ? 0 : 1;
      await register.killServer(at);
      await pause(AWAY_MS);
      return () => register.startServer(at);
    },
  },
  {
    name: 'DISK_FULL',
    limit: FAILOVER_SECONDS,
    impossible: ({ cluster }) =>
      cluster.machines.every(({ hasDisk }) => hasDisk)
        ? undefined
        : 'this account may mount no disk of its own',
    happen: async ({ cluster }) => {
      const machine = await cluster.primary();
      machine.fillDisk();
      return async () => {
        machine.emptyDisk();
        machine.start();
      };
    },
  },
];
