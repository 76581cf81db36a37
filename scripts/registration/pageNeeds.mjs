import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { namesWithOperations } from './operationFiles.mjs';

const OFFICE = 'src/app/BackOffice.tsx';
/** Imports of code, as against types. */
const IMPORT = /^(?:import|export) (?!type )[^'";(]*?'(\.[^']+\.tsx?)'/gm;
const LATER = /import\('(\.[^']+\.tsx?)'\)/g;
const COMMENT = /^\s*\/\*\*[\s\S]*?\*\//gm;
/** A page of a file of routes: its file, and the name of its component. */
const PAGE = /= page\(\s*(?:async )?\(\) =>[^]*?import\('([^']+)'\)[^]*?'([A-Z]\w*)',?\s*\)/g;
/** What is no page and is fetched with texts of its own: their name, and the file. */
const PART = /withTexts\(\s*pageTexts\.(\w+)[^,]*,\s*\(\) => import\('([^']+)'\)/g;
/** The first word of a quoted text, which may be a group of texts; of `resources`, the module. */
const QUOTED = /['"`](?:resources\.(\w+)\.|(\w+)(?=[.'"`]))/g;
/** The end of a group whose beginning is worked out: `${name}Bulk`. */
const SUFFIX = /\}([A-Z]\w+)(?=[.`])/g;
/** A page in whatever way it is written. */
const ANY_PAGE = /= page\(/g;
/** The keys by which menu, palette and breadcrumb name a page. */
const TITLE = /\btitle: '([\w.]+)'/g;
const SCHEMA = /^resources\/\w+\/(\w+)\/schema\.ts$/;
/** What shows a reason before anything was asked: the state of an operation, a rule of a form. */
const WITH_REASONS = /^resources\/\w+\/(\w+)\/(?:operations|rules)\.ts$/;
/** Generated lists of all modules: what they import comes with the page that shows it. */
const isList = (path) => /\/generated\/(?!operations\/|declared\/|eventModules\.ts$|routes\.ts$)/.test(path);
const asksOperations = (path) =>
  path === 'src/operations/useOperations.ts' || path === 'src/operations/OperationDialog.tsx';

/** Reads what each file of the application imports, and which texts it may say. */
class Sources {
  constructor(root, written) {
    this.root = root;
    this.written = written;
    this.known = new Map();
  }

  text(path) {
    if (this.written.has(path)) return this.written.get(path);
    const place = join(this.root, path);
    return existsSync(place) ? readFileSync(place, 'utf8') : '';
  }

  file(path) {
    let found = this.known.get(path);
    if (!found) {
      const code = this.text(path).replace(COMMENT, '');
      const beside = (pattern) =>
        [...code.matchAll(pattern)].map(([, target]) => posix.join(posix.dirname(path), target));
      found = {
        imports: [...beside(IMPORT), ...beside(LATER)],
        words: [...code.matchAll(QUOTED)].map(([, module, word]) => (module ? `resources.${module}` : word)),
        suffixes: [...code.matchAll(SUFFIX)].map(([, suffix]) => suffix),
      };
      this.known.set(path, found);
    }
    return found;
  }

  /** The files that a file needs, now or later; `isEnd` is not followed. */
  reached(from, isEnd) {
    const files = new Set();
    const walk = (path) => {
      if (files.has(path) || isList(path) || path.startsWith('i18n/') || (isEnd(path) && path !== from))
        return;
      files.add(path);
      for (const one of this.file(path).imports) walk(one);
    };
    walk(from);
    return files;
  }
}

const never = () => false;

/** The module whose codes have their sentences in a file; none for those of all modules. */
export const errorsModule = (path) => /^i18n\/\w+\/\w+\/(\w+)\/\w+\.ts$/.exec(path)?.[1];

/**
 * Returns what each page needs beside its scripts, by the name of its component: texts of the back office's groups and of
 * modules, sentences of the codes of modules (`errors.<module>`), and whether it offers operations. Files are followed by
 * their imports; a text is needed where a file quotes its group, or imports the declaration that it names the fields of.
 * Too many rather than too few.
 */
export function readPageNeeds(root, found, written) {
  const { modules, texts } = found;
  const sources = new Sources(root, written);
  const groups = new Set(texts.pt.keys.map(({ name }) => name));
  const names = new Set(modules.map(({ name }) => name));
  const withCodes = new Set(texts.pt.errors.flatMap(({ path }) => errorsModule(path) ?? []));
  const wordsOf = (files) => {
    const words = new Set();
    for (const path of files) {
      const schema = SCHEMA.exec(path)?.[1];
      if (names.has(schema)) words.add(`resources.${schema}`);
      const module = WITH_REASONS.exec(path)?.[1];
      if (withCodes.has(module)) words.add(`errors.${module}`);
      // Routes quote addresses and the titles of pages, which the frame has.
      if (path.startsWith('src/routes/')) continue;
      for (const suffix of sources.file(path).suffixes)
        for (const group of groups) if (group.endsWith(suffix)) words.add(group);
      for (const word of sources.file(path).words)
        if (groups.has(word) || (word.startsWith('resources.') && names.has(word.slice('resources.'.length))))
          words.add(word);
    }
    return words;
  };
  const routeFiles = sources.reached('src/generated/routes.ts', (path) => !path.startsWith('src/routes/'));
  const pages = [...routeFiles, 'src/routes/generatedViews.ts'].flatMap((path) => {
    const code = sources.text(path);
    const named = [...code.matchAll(PAGE)];
    // A page that is not recognised would come with the frame, with all its texts.
    if (named.length !== [...code.matchAll(ANY_PAGE)].length)
      throw new Error(`${path}: write each page as page(() => import('…'), 'Name').`);
    return named.map(([, target, name]) => ({
      name,
      module: /^src\/routes\/\w+\/(\w+)\.ts$/.exec(path)?.[1],
      file: posix.join(posix.dirname(path), target),
    }));
  });
  for (const path of sources.reached(OFFICE, never))
    for (const [, name, target] of sources.text(path).matchAll(PART))
      pages.push({ name, file: posix.join(posix.dirname(path), target) });
  const pageFiles = new Set(pages.map(({ file }) => file));
  const titles = [...routeFiles].flatMap((path) =>
    [...sources.text(path).matchAll(TITLE)].map(([, key]) => key),
  );
  const office = wordsOf(sources.reached(OFFICE, (path) => pageFiles.has(path)));
  const hasOperations = new Set(namesWithOperations(found));
  const needsOf = (files) => [...wordsOf(files)].filter((word) => !office.has(word)).sort();
  return {
    office,
    titles: [...new Set(titles)].sort(),
    pages: pages.map(({ name, module, file }) => {
      const files = sources.reached(file, never);
      return {
        name,
        texts: needsOf(files),
        operations: hasOperations.has(module) && [...files].some(asksOperations) ? module : undefined,
      };
    }),
    modules: modules.map(({ name }) => ({
      name,
      texts: needsOf(
        new Set(
          ['declared', 'operations'].flatMap((kind) => [
            ...sources.reached(`resources/generated/${kind}/${name}.ts`, never),
          ]),
        ),
      ),
    })),
  };
}
