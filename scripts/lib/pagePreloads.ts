import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { routeSources, type ListSource } from './routeSources.ts';

const OFFICE = 'src/app/BackOffice.tsx';
const LANGUAGES = ['pt', 'en'];

/** As public/first-paint.js reads it; files by their place in `files`. */
export interface Preloads {
  readonly files: readonly string[];
  /** The chunks of every page of the back office, beside those of every page. */
  readonly office: readonly number[];
  readonly texts: Readonly<Record<string, readonly number[]>>;
  readonly pages: readonly {
    /** A regular expression; its groups are the parameters in their order. */
    readonly path: string;
    readonly files: readonly number[];
    /** Those of its own texts, by language. */
    readonly texts: Preloads['texts'];
    /** The call that it begins with: `/animals/$1`. */
    readonly reads?: string;
    readonly list?: ListSource;
  }[];
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function needs(chunks: Chunks, file: string, into = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || into.has(file)) return into;
  into.add(file);
  for (const one of chunk.imports) needs(chunks, one, into);
  return into;
}

/** An address as a regular expression. What a call is made with is an id, and ids are numbers. */
const toPattern = (path: string, reads: string | undefined): string =>
  `^${path
    .replace(/:(\w+)/g, (_, name: string) => (reads !== undefined && name === 'id' ? '(\\d+)' : '([^/]+)'))
    .replace('*', '.+')}/?$`;

/** `/animals/:transponder` of the page `/animal/view/:transponder` as `/animals/$1`. */
const toCall = (reads: string, path: string): string => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return reads.replace(/:(\w+)/g, (_, name: string) => `$${names.indexOf(name) + 1}`);
};

function preloadsOf(root: string, chunks: Chunks): Preloads {
  const files: string[] = [];
  const at = (name: string) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1);
  // A file that other pages need as well is no chunk of its own.
  const rootOf = (name: string): string | undefined => {
    const id = join(root, name);
    const all = [...chunks.values()];
    const one = all.find(({ facadeModuleId }) => facadeModuleId === id);
    return (one ?? all.find(({ moduleIds }) => moduleIds.includes(id)))?.fileName;
  };
  const start = needs(chunks, rootOf('index.html') ?? '');
  const beside = (name: string, here: ReadonlySet<string>): string[] =>
    [...needs(chunks, rootOf(name) ?? '')].filter((file) => !here.has(file));
  const office = beside(OFFICE, start);
  const here = new Set([...start, ...office]);
  const all = (names: readonly string[]): number[] => [
    ...new Set(names.flatMap((name) => beside(name, here)).map(at)),
  ];
  const textsOf = (parts: readonly string[]): Preloads['texts'] =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        all(parts.map((part) => `i18n/generated/${language}/${part}.ts`)),
      ]),
    );
  return {
    office: office.map(at),
    texts: textsOf(['frame', 'backOffice']),
    pages: routeSources(root).map(({ path, files: own, texts, reads, list }) => ({
      path: toPattern(path, reads),
      files: all(own),
      texts: textsOf(texts.map((name) => `pages/${name}`)),
      ...(reads !== undefined && { reads: toCall(reads, path) }),
      ...(list && { list }),
    })),
    files,
  };
}

/**
 * Writes before public/first-paint.js which scripts each address needs and which call its page begins with: they are
 * asked for while the application's own scripts are on their way.
 */
export function pagePreloads(): Plugin {
  let root = '';
  return {
    name: 'page-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
      );
      const script = join(dir, 'first-paint.js');
      const table = `globalThis.coleiraPages=${JSON.stringify(preloadsOf(root, chunks))};\n`;
      writeFileSync(script, table + minifySync(script, readFileSync(script, 'utf8')).code);
    },
  };
}
