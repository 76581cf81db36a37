import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS } from '../../scripts/lib/areas.mjs';
import { projectFiles, readText } from './project.ts';

/** The folder of a module below `root`, in its area, or nothing for the lists that stand beside them. */
const moduleOf = (root: string, path: string): string | undefined => {
  if (!path.startsWith(`${root}/`)) return undefined;
  const [name = '', ...file] = path.slice(root.length + 1).split('/');
  if (!AREAS.includes(name)) return file.length > 0 ? name : undefined;
  return file.length > 1 ? `${name}/${file[0]}` : undefined;
};

/** Who uses whom among the modules below `root`: module → the others, each with a file that shows it. */
function usesBelow(root: string, files: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const uses = new Map<string, Map<string, string>>();
  for (const [path, text] of files) {
    const from = moduleOf(root, path);
    if (from === undefined) continue;
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const to = moduleOf(root, posix.join(posix.dirname(path), target));
      if (to === undefined || to === from) continue;
      uses.set(from, (uses.get(from) ?? new Map<string, string>()).set(to, path));
    }
  }
  return uses;
}

/** The first way found that leads from a module back to itself, as its files. */
function circleIn(uses: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[], names: readonly string[]): string[] => {
    if (names.includes(name)) return way.slice(names.indexOf(name));
    if (done.has(name)) return [];
    for (const [next, file] of uses.get(name) ?? []) {
      const circle = walk(next, [...way, file], [...names, name]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  for (const name of uses.keys()) {
    const circle = walk(name, [], []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const files = new Map(
  projectFiles()
    .filter((path) => /^(?:server|resources|src)\/.*\.tsx?$/.test(path))
    .map((path) => [path, readText(path)]),
);

describe('modules', () => {
  test.each(['resources', 'server', 'server/modules'])(
    'below %s › import each other in one direction, without a cycle',
    (root) => {
      const uses = usesBelow(root, files);
      expect(uses.size).toBeGreaterThan(5);
      expect(circleIn(uses)).toEqual([]);
    },
  );

  test('a cycle › is named by its files', () => {
    const circular = new Map([
      ['resources/a/x.ts', "import { y } from '../b/y.ts';"],
      ['resources/b/y.ts', "import { z } from './z.ts';"],
      ['resources/b/z.ts', "import { x } from '../a/x.ts';"],
    ]);
    expect(circleIn(usesBelow('resources', circular))).toEqual(['resources/a/x.ts', 'resources/b/z.ts']);
  });
});

/** Whether a file makes the demonstration's data of a module, or their order. */
const isSeed = (path: string): boolean =>
  /^server\/(?:seed\/|modules\/\w+\/\w+\/seed(?:\.ts$|\/))/.test(path);

/** Uses of the demonstration's data by code that is not there to fill a register. */
function seedFaults(texts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [path, text] of texts) {
    if (isSeed(path)) continue;
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const to = posix.join(posix.dirname(path), target);
      if (isSeed(to) && !to.startsWith('server/seed/')) faults.push(`${path} → ${to}`);
    }
  }
  return faults;
}

/**
 * Uses of a folder within a module that go past what the module offers: its own files and those in `record`. Data of the
 * demonstration are made from those of other modules.
 */
function chapterFaults(texts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [path, text] of texts) {
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const to = posix.join(posix.dirname(path), target);
      const [, module = '', chapter] = /^(server\/modules\/\w+\/\w+)\/(\w+)\//.exec(to) ?? [];
      if (chapter === undefined || chapter === 'record' || (chapter === 'seed' && isSeed(path))) continue;
      const isOwnList = posix.dirname(path) === module;
      if (!isOwnList && posix.dirname(path) !== posix.dirname(to)) faults.push(`${path} → ${to}`);
    }
  }
  return faults;
}

describe('a module of the server with a folder per process', () => {
  test('its record folder › may be imported by others and by its processes, which do not import each other', () => {
    expect([...files.keys()].some((path) => path.startsWith('server/modules/animals/animal/record/'))).toBe(
      true,
    );
    expect(chapterFaults(files)).toEqual([]);
  });

  test('a process that imports another › is reported', () => {
    const leaning = new Map([
      ['server/modules/animals/a/hooks.ts', "import { x } from './song/x.ts';"],
      ['server/modules/animals/a/song/x.ts', "import { r } from '../record/r.ts';"],
      ['server/modules/animals/a/dance/y.ts', "import { x } from '../song/x.ts';"],
      ['server/modules/animals/b/z.ts', "import { x } from '../a/song/x.ts';"],
    ]);
    expect(chapterFaults(leaning)).toEqual([
      'server/modules/animals/a/dance/y.ts → server/modules/animals/a/song/x.ts',
      'server/modules/animals/b/z.ts → server/modules/animals/a/song/x.ts',
    ]);
  });
});

describe('the demonstration’s data of a module', () => {
  test('their files › are used by each other and by server/seed alone', () => {
    expect([...files.keys()].filter(isSeed).length).toBeGreaterThan(40);
    expect(seedFaults(files)).toEqual([]);
  });

  test('code that uses them › is reported', () => {
    const leaning = new Map([
      ['server/modules/animals/a/hooks.ts', "import { rows } from './seed.ts';"],
      ['server/modules/animals/b/seed.ts', "import { rows } from '../a/seed.ts';"],
    ]);
    expect(seedFaults(leaning)).toEqual([
      'server/modules/animals/a/hooks.ts → server/modules/animals/a/seed.ts',
    ]);
  });
});

describe('a folder of src', () => {
  test('its files › are at most 20', () => {
    const counts = new Map<string, number>();
    for (const path of projectFiles().filter((file) => file.startsWith('src/')))
      counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
  });
});

describe('pages', () => {
  test('imports from a page › are in the table of routes only', () => {
    const uses: string[] = [];
    for (const [path, text] of files) {
      if (!path.startsWith('src/') || path.startsWith('src/routes/') || path.startsWith('src/app/')) continue;
      for (const [, target = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
        const to = posix.join(posix.dirname(path), target);
        const page = moduleOf('src/pages', to);
        if (page !== undefined && page !== moduleOf('src/pages', path)) uses.push(`${path} → ${to}`);
      }
    }
    expect(uses).toEqual([]);
  });
});
