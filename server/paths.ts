import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Walks up from this file, be it the source or the bundle in dist/server, to the folder of our package.json. */
function findPackageRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (
      existsSync(manifest) &&
      (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'coleira'
    ) {
      return folder;
    }
    if (folder === dirname(folder)) throw new Error('package.json of coleira is not above the server');
  }
}

/** Absolute path of the folder that holds package.json. */
const packageRoot: string = findPackageRoot();

/** Absolute path of something that ships with the package, named from its root: `packagePath('server/db/migrations')`. */
export const packagePath = (...parts: string[]): string => resolve(packageRoot, ...parts);

/** The numbered SQL files that `migrate` applies. */
export const migrationsFolder: string = packagePath('server/db/migrations');
