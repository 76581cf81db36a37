import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, SHARED_FOLDERS } from '../lib/areas.mjs';

/** By code unit: the order of a file system, or of a machine's language, decides nothing. */
export const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The TypeScript files below a folder, as paths from it with slashes, in the order of their names. */
export function namesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !`/${path}`.includes('/generated/'))
    .sort(byName);
}

/**
 * The TypeScript files of the modules below a folder, in the order of the modules' names: `<area>/<module>/…`. Files of
 * shared folders, and those that lie beside the areas, belong to no module.
 */
export function moduleFiles(root, folder, faults) {
  const found = [];
  for (const name of namesBelow(root, folder)) {
    const [area, module, ...file] = name.split('/');
    const path = `${folder}/${name}`;
    if (SHARED_FOLDERS[folder].includes(area) || module === undefined) continue;
    if (!AREAS.includes(area) || file.length === 0)
      faults.push(`${path} lies in no area: its place is ${folder}/<area>/<module>/.`);
    else found.push({ path, area, module, file: file.join('/') });
  }
  return found.sort((a, b) => byName(`${a.module}/${a.file}`, `${b.module}/${b.file}`));
}

/** The names that a file exports as constants. `made` limits them to those that a function of this name returns. */
export function exportsOf(text, made = '') {
  const pattern = new RegExp(`^export const (\\w+)\\b${made && ` = ${made}(?:<[^>]*>)?\\(`}`, 'gm');
  return [...text.matchAll(pattern)].map(([, name]) => name);
}
