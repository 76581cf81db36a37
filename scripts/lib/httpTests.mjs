import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { root } from './project.mjs';

const database = 'tests/helpers/database.ts';
const posix = (path) => path.split(sep).join('/');

/**
 * The test files that work on a database, found by following their imports through tests/ to the helper that
 * opens it: a new file is among them without being listed anywhere.
 */
export function httpTests() {
  const files = readdirSync(join(root, 'tests'), { recursive: true })
    .map((path) => `tests/${posix(path)}`)
    .filter((path) => /\.tsx?$/.test(path));
  const imports = new Map(files.map((path) => [path, importsOf(path)]));
  const reaches = (path, seen = new Set()) =>
    path === database ||
    (!seen.has(path) && (seen.add(path), (imports.get(path) ?? []).some((next) => reaches(next, seen))));
  return files.filter(
    (path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/e2e/') && reaches(path),
  );
}

function importsOf(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const specifiers = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...specifiers].map(([, specifier]) => posix(normalize(join(dirname(path), specifier))));
}
