import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Preloads } from '../../../scripts/lib/pagePreloads.ts';
import { modules } from '../../../resources/generated/modules.ts';
import { pageRoutes } from '../../../src/generated/routes.ts';

/** Scripts and kilobytes, packed as they are sent, that a page may need before it is shown. */
const BUDGET = {
  signIn: { scripts: 6, kilobytes: 180 },
  office: { scripts: 24, kilobytes: 479 },
  // With rows of its own, dialogs over ticked animals, and the preview of one.
  animals: { scripts: 19, kilobytes: 415 },
  list: { scripts: 16, kilobytes: 390 },
} as const;

const OUT = 'dist/public';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

interface FormsChunk extends Chunk {
  readonly dynamicImports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
const [line = ''] = readFileSync(`${OUT}/first-paint.js`, 'utf8').split('\n', 1);
const table = JSON.parse(line.replace('globalThis.coleiraPages=', '').replace(/;$/, '')) as Preloads;

function needs(name: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const one of chunk.imports ?? []) needs(one, into);
  return into;
}

/** Bytes as they are sent: what is hardly more than a line is sent as it is. */
const sizeOf = (file: string): number => {
  const packed = `${OUT}/${file}.br`;
  return statSync(existsSync(packed) ? packed : `${OUT}/${file}`).size;
};

const weightOf = (files: ReadonlySet<string>) => ({
  scripts: files.size,
  kilobytes: [...files].reduce((sum, file) => sum + sizeOf(file) / 1000, 0),
});

const pageOf = (address: string) => table.pages.find(({ path }) => new RegExp(path).test(address));

/** Everything that is fetched for an address of the back office, with Portuguese texts. */
const scriptsOf = (address: string): ReadonlySet<string> =>
  new Set([
    'first-paint.js',
    ...needs('index.html'),
    ...[
      ...table.office,
      ...(table.texts.pt ?? []),
      ...(pageOf(address)?.files ?? []),
      ...(pageOf(address)?.texts.pt ?? []),
    ].map((place) => table.files[place]!),
  ]);

const within = (weight: ReturnType<typeof weightOf>, budget: ReturnType<typeof weightOf>) =>
  weight.scripts <= budget.scripts && weight.kilobytes <= budget.kilobytes ? 'within' : weight;

describe('the scripts of a page', () => {
  test('the sign-in form › stay within their budget', () => {
    const files = new Set([...needs('index.html'), ...needs('src/pages/access/session/AuthRoutes.tsx')]);
    expect(within(weightOf(files), BUDGET.signIn)).toBe('within');
  });

  test.each([
    ['/animal', BUDGET.animals],
    ['/vaccine', BUDGET.list],
  ])('the list %s › stay within their budget', (address, budget) => {
    expect(within(weightOf(scriptsOf(address)), budget)).toBe('within');
  });

  test('every page of the back office › are named by its address and stay within their budget', () => {
    const addresses = [
      '/',
      ...pageRoutes.map(({ path }) => path),
      ...modules.map(({ resource }) => `/${resource}`),
    ].map((path) => path.replace(/:\w+/g, '1').replace('*', 'a'));
    const faults = addresses.flatMap((address) => {
      if (!pageOf(address)?.files.length) return [[address, 'is not preloaded']];
      const fault = within(weightOf(scriptsOf(address)), BUDGET.office);
      return fault === 'within' ? [] : [[address, fault]];
    });
    expect(faults).toEqual([]);
  });

  test('a page that begins with a call › name it with the parameters of its address', () => {
    expect(pageOf('/animal/view/620010000000001')?.reads).toBe('/animals/$1');
    expect(pageOf('/vaccine/12')).toMatchObject({ reads: '/vaccines/$1' });
    // The page sends the reason of the read, which is not there before its scripts.
    expect(pageOf('/owner/12')).not.toHaveProperty('reads');
    expect(pageOf('/animal')?.list).toEqual({
      resource: 'animal',
      path: 'animals',
      sort: ['registrationDate', 'DESC'],
      perPage: 24,
    });
  });
});

describe('the public forms', () => {
  test('the forms › are below 80 kB as gzip packs them, other pages add less than 3 kB, and none is of the back office', () => {
    const own = JSON.parse(readFileSync(`${OUT}/.vite/forms.json`, 'utf8')) as Record<string, FormsChunk>;
    const scripts = Object.values(own)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js'));
    const filesOf = (name: string, into = new Set<string>()): Set<string> => {
      const { file, imports = [] } = own[name]!;
      into.add(file);
      for (const one of imports) if (!into.has(own[one]!.file)) filesOf(one, into);
      return into;
    };
    const bytesOf = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${OUT}/${file}`)).length, 0);
    const forms = bytesOf(filesOf('forms.html'));
    expect(forms).toBeLessThan(80_000);
    expect(forms).toBeGreaterThan(0);
    // With the pages that a page leads to.
    const pages = new Set(own['forms.html']!.dynamicImports);
    for (const page of pages) for (const next of own[page]!.dynamicImports ?? []) pages.add(next);
    expect(pages.size).toBeGreaterThan(10);
    for (const page of pages)
      expect(bytesOf(filesOf(page, filesOf('forms.html'))) - forms, page).toBeLessThan(3_000);
    const others = new Set(Object.values(manifest).map(({ file }) => file));
    expect(scripts.filter((file) => others.has(file))).toEqual([]);
  });
});
