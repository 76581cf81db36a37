import { build } from 'vite';

/** The entry, the back office and the sign-in form; a test holds them to the sources. */
const START = 'index.html';
const OFFICE = 'src/app/BackOffice.tsx';
const SIGN_IN = 'src/pages/access/session/AuthRoutes.tsx';
const TEXTS = ['i18n/generated/pt/frame.ts', 'i18n/generated/pt/backOffice.ts'];
/** The pages that are opened most. */
const FREQUENT = [
  'src/pages/animals/animal/list/AnimalList.tsx',
  'src/pages/animals/animal/view/ViewPage.tsx',
  'src/requests/queue/QueuePage.tsx',
];
/** Stays the page's first script, a line or two, so that the manifest names it. */
const ENTRY = /\/src\/main\.tsx$/;
/** Characters of script, not yet minified, that a page may load in vain to save one request: about 6 kB as they are sent. */
const REQUEST = 48_000;
/**
 * The weight of a view: the sign-in form is waited for with an empty screen, dialogs open over a page, and a declaration or
 * operations are loaded beside one.
 */
const WEIGHTS = { signIn: 30, beforeOffice: 0.5, frequent: 7, page: 1, beside: 0.1, overlay: 0.15 };

/** Builds once without writing anything, to learn which modules the bundler finds used by the same pages. */
async function bundlerChunks(root, configFile) {
  let bundle;
  const keep = { name: 'keep-chunks', generateBundle: (_options, written) => void (bundle = written) };
  await build({
    root,
    configFile,
    mode: 'production',
    logLevel: 'error',
    plugins: [keep],
    build: { write: false, minify: false },
  });
  return Object.values(bundle).filter(({ type }) => type === 'chunk');
}

/** The chunks that the given ones cannot run without, themselves included. */
function needs(byFile, roots, into = new Set()) {
  for (const chunk of roots) {
    if (!chunk || into.has(chunk)) continue;
    into.add(chunk);
    needs(
      byFile,
      chunk.imports.map((file) => byFile.get(file)),
      into,
    );
  }
  return into;
}

/** Finds the sets of chunks that are loaded at one time: a page with its frame, or a form before the sign-in. */
function findViews(chunks, byFile) {
  const rootOf = (name) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));
  const [start, office, signIn, ...texts] = [START, OFFICE, SIGN_IN, ...TEXTS].map(rootOf);
  const frequent = new Set(FREQUENT.map(rootOf));
  const laterOf = (loaded) =>
    [...loaded].flatMap(({ dynamicImports }) => dynamicImports.map((file) => byFile.get(file)));
  const inOffice = needs(byFile, [start, office, ...texts]);
  const atSignIn = needs(byFile, [start, signIn]);
  const pages = new Set(laterOf(needs(byFile, [office])).filter((chunk) => !inOffice.has(chunk)));
  const before = new Set(laterOf(needs(byFile, [signIn])).filter((chunk) => !pages.has(chunk)));
  const others = new Set(laterOf(chunks).filter((chunk) => !pages.has(chunk) && !before.has(chunk)));
  const isText = ({ facadeModuleId: id }) => id?.includes('/i18n/generated/');
  // A file of texts is whole, and shares nothing.
  for (const found of [pages, before, others])
    for (const chunk of found) if (isText(chunk)) found.delete(chunk);
  const weightOf = (page) =>
    frequent.has(page)
      ? WEIGHTS.frequent
      : page.facadeModuleId?.includes('/resources/generated/')
        ? WEIGHTS.beside
        : WEIGHTS.page;
  const viewOf = (weight, frame) => (chunk) => ({ weight, needs: needs(byFile, [chunk], new Set(frame)) });
  return [
    { weight: WEIGHTS.signIn, needs: atSignIn },
    ...[...before].map(viewOf(WEIGHTS.beforeOffice, atSignIn)),
    ...[...pages].map((page) => viewOf(weightOf(page), inOffice)(page)),
    ...[...others].map(viewOf(WEIGHTS.overlay, inOffice)),
  ];
}

/** Files as the pages load them; each begins as one chunk of the bundler. */
class Plan {
  constructor(chunks, views) {
    this.weights = views.map(({ weight }) => weight);
    this.files = chunks.map((chunk) => ({
      chunks: [chunk],
      size: chunk.code.length,
      usedBy: views.map((view) => view.needs.has(chunk)),
    }));
    const fileOf = new Map(this.files.map((file) => [file.chunks[0].fileName, file]));
    for (const file of this.files)
      file.imports = new Set(file.chunks[0].imports.map((name) => fileOf.get(name)).filter(Boolean));
    for (const file of this.files) file.reaches = this.reachableFrom(file);
  }

  reachableFrom(file, into = new Set()) {
    for (const one of file.imports)
      if (!into.has(one)) {
        into.add(one);
        this.reachableFrom(one, into);
      }
    return into;
  }

  /**
   * Returns the requests that all views together save, less the bytes they load in vain, when two files become one.
   */
  gainOf(a, b) {
    const { weights } = this;
    let gain = 0;
    for (let at = 0; at < weights.length; at += 1) {
      if (a.usedBy[at] && b.usedBy[at]) gain += weights[at] * REQUEST;
      else if (a.usedBy[at]) gain -= weights[at] * b.size;
      else if (b.usedBy[at]) gain -= weights[at] * a.size;
    }
    if (gain <= 0) return gain;
    // What one of them imports is then loaded with the other as well.
    for (const file of new Set([...a.reaches, ...b.reaches])) {
      if (file === a || file === b) continue;
      for (let at = 0; at < weights.length; at += 1)
        if (!file.usedBy[at] && (a.usedBy[at] || b.usedBy[at])) gain -= weights[at] * (file.size + REQUEST);
    }
    return gain;
  }

  /** Whether a third file stands between the two, which would then import each other in a circle. */
  static isCircular(a, b) {
    const leads = (from, to) => [...from.imports].some((file) => file !== to && file.reaches.has(to));
    return leads(a, b) || leads(b, a);
  }

  /** Joins two files. @returns those that more views load than before */
  join(a, b) {
    a.chunks.push(...b.chunks);
    a.size += b.size;
    this.files = this.files.filter((file) => file !== b);
    a.imports = new Set([...a.imports, ...b.imports].filter((file) => file !== a && file !== b));
    for (const file of this.files) if (file.imports.delete(b) && file !== a) file.imports.add(a);
    for (const file of this.files) file.reaches = this.reachableFrom(file);
    const use = a.usedBy.map((used, at) => used || b.usedBy[at]);
    const changed = [a, ...a.reaches].filter((file) => use.some((used, at) => used && !file.usedBy[at]));
    for (const file of changed) file.usedBy = file.usedBy.map((used, at) => used || use[at]);
    return new Set([a, ...changed]);
  }

  /**
   * Joins the two files that gain most, until no two gain anything. What a pair gains is computed again when one of them is
   * loaded by more views, and before it is joined, for what it imports may have changed.
   */
  joinAll(isMovable) {
    const gains = new Map(this.files.filter(isMovable).map((file) => [file, new Map()]));
    const weigh = (a, b) => {
      const gain = this.gainOf(a, b);
      if (gain > 0) gains.get(a).set(b, gain);
      else gains.get(a).delete(b);
    };
    const weighAll = (isWanted) => {
      const left = [...gains.keys()];
      for (const [at, a] of left.entries())
        for (const b of left.slice(at + 1)) if (isWanted(a, b)) weigh(a, b);
    };
    weighAll(() => true);
    // Pairs that would import each other in a circle for now.
    let circular = [];
    let isFresh = true;
    for (;;) {
      let best;
      for (const [a, others] of gains)
        for (const [b, gain] of others) if (!best || gain > best.gain) best = { a, b, gain };
      if (!best && isFresh) return this.files;
      if (!best) {
        isFresh = true;
        circular = [];
        weighAll(() => true);
        continue;
      }
      const { a, b, gain } = best;
      if (Plan.isCircular(a, b)) {
        circular.push(best);
        gains.get(a).delete(b);
      } else if (this.gainOf(a, b) < gain) weigh(a, b);
      else {
        const changed = this.join(a, b);
        isFresh = false;
        for (const one of circular) gains.get(one.a).set(one.b, one.gain);
        circular = [];
        gains.delete(b);
        for (const others of gains.values()) others.delete(b);
        weighAll((one, other) => changed.has(one) || changed.has(other));
      }
    }
  }
}

/**
 * Which modules go into one file, as the file's name by module. Left to itself the bundler makes a file of every set of
 * modules with the same users, which is exact and more than two hundred files, most of them below 3 kB. The plan joins two
 * files wherever the pages save more by the request than they lose by the script that some of them do not need. It
 * follows from the pages' imports alone, so that a new folder or part needs no entry.
 */
export async function chunkPlan(root, configFile) {
  const chunks = await bundlerChunks(root, configFile);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const views = findViews(chunks, byFile);
  // A page's own file stays one, and so does what no Portuguese page needs: the other language.
  const used = chunks.filter((chunk) => views.some((view) => view.needs.has(chunk)));
  const isFrame = ({ facadeModuleId: id }) => id?.endsWith(`/${START}`) || id?.endsWith(`/${OFFICE}`);
  const files = new Plan(used, views).joinAll(({ chunks: parts }) =>
    parts.every((chunk) => !chunk.facadeModuleId || isFrame(chunk)),
  );
  const fileOf = new Map();
  const joined = files.filter(({ chunks: parts }) => parts.length > 1 || isFrame(parts[0]));
  for (const [at, file] of joined.entries()) {
    const has = (name) => file.chunks.some(({ facadeModuleId: id }) => id?.endsWith(`/${name}`));
    const fileName = has(START) ? 'start' : has(OFFICE) ? 'office' : `part${at}`;
    for (const chunk of file.chunks)
      for (const id of chunk.moduleIds)
        if (id !== chunk.facadeModuleId && !ENTRY.test(id)) fileOf.set(id, fileName);
  }
  return fileOf;
}

/** The plan as the bundler takes it. */
export const codeSplittingOf = (fileOf) => ({
  // The plan names every module; what a library's index exports and no file imports must not follow it.
  includeDependenciesRecursively: false,
  groups: [...new Set(fileOf.values())].map((name) => ({ name, test: (id) => fileOf.get(id) === name })),
});
