import { posix } from 'node:path';

/** The first line of every generated file. */
export const HEAD =
  '// Written by scripts/generate.mjs from the places of files. docs/decisions/0041 says by which rules.\n';

/** The imports of a generated file, one line for each file they come from. */
export function imports(file, found, { types = false } = {}) {
  const byPath = Map.groupBy
    ? Map.groupBy(found, ({ path }) => path)
    : found.reduce((map, one) => map.set(one.path, [...(map.get(one.path) ?? []), one]), new Map());
  return [...byPath]
    .map(([path, some]) => {
      const names = some.map(({ name, as }) => (as ? `${name} as ${as}` : name)).join(', ');
      return `import ${types ? 'type ' : ''}{ ${names} } from '${relative(file, path)}';\n`;
    })
    .join('');
}

/** The path of an import in a file. */
export const relative = (from, to) => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};
/** Lines of a list. */
export const list = (items) => items.map((item) => `  ${item},\n`).join('');
