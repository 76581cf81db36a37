import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Programs that the drill starts, each with the package of Debian that has it. */
const PROGRAMS = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
  ip: 'iproute2',
  curl: 'curl',
  setpriv: 'util-linux',
} as const;
type Program = keyof typeof PROGRAMS;

/** The packages that the deployment's document installs for a machine of the cluster. */
export const CLUSTER_PACKAGES = [...new Set(Object.values(PROGRAMS))].filter((name) => name !== 'util-linux');

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];

function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a program is; Debian keeps some beside the programs of the system. */
export function pathOf(program: string): string | undefined {
  const candidates = program.startsWith('/') ? [program] : FOLDERS.map((folder) => `${folder}/${program}`);
  return candidates.find(isUsable);
}

/** The packages that are missing. */
const missing = (): string[] =>
  (Object.keys(PROGRAMS) as Program[]).filter((name) => !pathOf(name)).map((name) => PROGRAMS[name]);

/**
 * Installs the packages that are missing, where this account may.
 * @returns those that are still missing
 */
export function installPrograms(): string[] {
  const wanted = missing();
  if (wanted.length === 0 || process.getuid?.() !== 0 || !pathOf('apt-get')) return wanted;
  console.log(`Installing ${wanted.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...wanted]])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return missing();
}
