import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { root } from './project.mjs';

const database = 'tests/helpers/database.ts';
const posix = (path) => path.split(sep).join('/');
const readTest = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Returns the test files that work on a database, found by following their imports through tests/ to the helper that
 * opens it: a new file is among them without being listed anywhere.
 * @returns {string[]}
 */
export function databaseTests() {
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

/** Folders about the server's own parts, its generated statements and its data: what each engine makes of them is the point. */
const onBoth = /^tests\/(?:server|crud|seed)\//;

/**
 * Returns the test files that a run which asks PostgreSQL leaves to it: they lie in none of the folders about statements
 * and drivers. docs/decisions/0034 says why.
 * @returns {string[]}
 */
export function testsForOneEngine() {
  return databaseTests().filter((path) => !onBoth.test(path));
}

function importsOf(path) {
  const specifiers = readTest(path).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...specifiers].map(([, specifier]) => posix(normalize(join(dirname(path), specifier))));
}
