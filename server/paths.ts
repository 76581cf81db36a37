import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Package {
  /** Absolute path of the folder that holds package.json. */
  readonly root: string;
  readonly version: string;
}

/** Walks up from this file, be it the source or the bundle in dist/server, to the folder of our package.json. */
function findPackage(): Package {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) {
      const { name, version } = JSON.parse(readFileSync(path, 'utf8')) as { name?: string; version: string };
      if (name === 'coleira') return { root: folder, version };
    }
    if (folder === dirname(folder)) throw new Error('package.json of coleira is not above the server');
  }
}

const { root: packageRoot, version } = findPackage();

/** The product's version, `1.2.3`, as package.json has it. */
export const productVersion: string = version;

/** Absolute path of something that ships with the package, named from its root: `packagePath('server/db/migrations')`. */
export const packagePath = (...parts: string[]): string => resolve(packageRoot, ...parts);

/** The numbered SQL files that `migrate` applies. */
export const migrationsFolder: string = packagePath('server/db/migrations');
