import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packagePath } from '../../server/paths.ts';

/** A version of the register, built in a folder of its own. */
export interface Version {
  /** The first letters of the commit. */
  readonly name: string;
  readonly folder: string;
}

const run = (command: string, args: readonly string[], cwd = packagePath()): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Builds a commit in a folder of its own, or takes the one that an earlier run has built. */
export function buildVersion(commit: string): Version {
  const name = run('git', ['rev-parse', '--short=10', '--verify', `${commit}^{commit}`]);
  const folder = packagePath('.data/bench/versions', name);
  if (!existsSync(folder)) {
    run('git', ['worktree', 'prune']);
    run('git', ['worktree', 'add', '--detach', folder, name]);
  }
  const packages = join(folder, 'node_modules');
  const lockOf = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (!existsSync(packages)) {
    if (lockOf(folder) === lockOf(packagePath())) symlinkSync(packagePath('node_modules'), packages);
    else {
      console.log(`Installing the packages of ${name} (npm ci) …`);
      run('npm', ['ci', '--include=dev', '--ignore-scripts=false', '--no-fund', '--no-audit'], folder);
    }
  }
  if (!existsSync(join(folder, 'dist/server/main.js'))) {
    console.log(`Building ${name} …`);
    run(process.execPath, ['scripts/build.mjs'], folder);
  }
  return { name, folder };
}

/** Fills an empty database with animals and owners by the loader of a version. */
export function loadVersion(
  { name, folder }: Version,
  databaseUrl: string,
  { animals, owners }: { readonly animals: number; readonly owners: number },
  today: string,
): void {
  console.log(`Loading ${animals.toLocaleString('en')} animals by the loader of ${name} …`);
  const args = ['scripts/run.mjs', 'seed', '--animals', animals, '--owners', owners, '--today', today];
  execFileSync(process.execPath, args.map(String), {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
