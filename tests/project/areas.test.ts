import { describe, expect, test } from 'vitest';
import { AREAS, SHARED_FOLDERS } from '../../scripts/lib/areas.mjs';
import { projectFiles } from './project.ts';

/** The module of a file below `root`, as `<area>/<module>`; nothing for files beside the areas. */
function moduleOf(root: string, path: string): string | undefined {
  const [area, ...rest] = path.slice(root.length + 1).split('/');
  // A file of routes is a module's; elsewhere a module is a folder.
  const isFolder = rest.length > 1 || root === 'src/routes';
  return area === undefined || rest.length === 0 ? undefined : isFolder ? `${area}/${nameOf(rest[0])}` : area;
}

const nameOf = (file = ''): string => file.replace(/\.ts$/, '');

/** The folders below the roots that are neither a module of `resources` nor shared. */
function misnamed(paths: readonly string[]): string[] {
  const below = (root: string): readonly string[] => paths.filter((path) => path.startsWith(`${root}/`));
  const modules = new Set(
    below('resources').flatMap((path) => {
      const module = moduleOf('resources', path);
      return module !== undefined && AREAS.includes(module.split('/')[0]!) ? [module] : [];
    }),
  );
  const faults = Object.entries(SHARED_FOLDERS).flatMap(([root, shared]) =>
    below(root).flatMap((path) => {
      const module = moduleOf(root, path);
      if (module === undefined || modules.has(module) || shared.includes(module.split('/')[0]!)) return [];
      return [`${root}/${module}`];
    }),
  );
  return [...new Set(faults)];
}

describe('a module', () => {
  test('its name › is the same in all folders, and that of a folder of resources', () => {
    expect(misnamed(projectFiles())).toEqual([]);
  });

  test('a folder with another name, in another area or in none › is reported', () => {
    expect(
      misnamed([
        'resources/support/ticket/schema.ts',
        'resources/kit/fields.ts',
        'server/modules/support/ticket/hooks.ts',
        'src/pages/support/tickets/List.tsx',
        'src/parts/common/ticket/Line.tsx',
        'src/routes/support/ticket.ts',
        'src/routes/support/tickets.ts',
        'src/routes/route.ts',
        'src/pages/errors/ErrorPage.tsx',
        'i18n/pt/shell/shell.ts',
        'tests/e2e/loading/weight.test.ts',
      ]),
    ).toEqual([
      'src/pages/support/tickets',
      'src/pages/errors',
      'src/parts/common/ticket',
      'src/routes/support/tickets',
    ]);
  });
});

describe('the shared folders', () => {
  test('each › exists', () => {
    const paths = projectFiles();
    const missing = Object.entries(SHARED_FOLDERS).flatMap(([root, shared]) =>
      shared
        .filter((name) => name !== 'generated' && !paths.some((path) => path.startsWith(`${root}/${name}/`)))
        .map((name) => `${root}/${name}`),
    );
    expect(missing).toEqual([]);
  });
});
