import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const folders = ['src', 'resources', 'dataProvider', 'authProvider', 'i18n', 'server', 'public', 'scripts'];
const files = [
  'index.html',
  'forms.html',
  'vite.config.ts',
  'vite.forms.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = join(root, 'dist', 'build.txt');
const products = [join(root, 'dist', 'server', 'main.js'), join(root, 'dist', 'public', 'index.html')];

/**
 * Returns one hash of the names and contents of all files that the build reads: times of files mean nothing in a clone.
 */
export function hashOfSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (existsSync(join(root, path))) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  };
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue;
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      // The lists follow from what else is read.
      .filter((entry) => entry.isFile() && !/[\\/]generated$/.test(entry.parentPath ?? entry.path))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
    paths.sort().forEach(add);
  }
  files.forEach(add);
  return hash.digest('hex');
}

/** Whether dist was built from the sources as they are. Without sources (an image) what is there counts. */
export function isBuilt() {
  if (!products.every(existsSync)) return false;
  if (!existsSync(join(root, 'server', 'main.ts'))) return true;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

/** Takes the stamp away before a build, so that one broken off half way is not mistaken for a good one. */
export const deleteBuildStamp = () => rmSync(stamp, { force: true });

export const writeBuildStamp = (hash) => writeFileSync(stamp, hash);
