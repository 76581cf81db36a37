import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * Returns the names of all settings that the server reads from its environment, found where it reads them: a new
 * setting is among them without being listed anywhere.
 * @returns {string[]}
 */
export function settingNames() {
  const folder = join(root, 'server/settings');
  const source = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = source.join('\n').matchAll(/(?:\bread\w*\(\s*'|\benv\.)([A-Z][A-Z0-9_]+)/g);
  return [...new Set([...names].map(([, name]) => name))].sort();
}
