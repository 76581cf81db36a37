import { build } from 'vite';

/** What the sign-in form and the back office begin with; a test holds them to the sources. */
const START = 'index.html';
/** Stays the page's first script, a line or two, so that the manifest names it. */
const ENTRY = /\/src\/main\.tsx$/;
const SIGN_IN = 'src/pages/session/AuthRoutes.tsx';
const OFFICE = 'src/shell/frame/BackOffice.tsx';
/** What both lists need is a file of its own, and what the first shares with other pages another. */
const ANIMALS = 'src/pages/animal/list/AnimalList.tsx';
const LIST = 'src/views/ModuleList.tsx';
const ENGLISH = /\/i18n\/(?:generated\/)?en\//;
/** Characters of script, not yet minified, below which a part that several pages share is no file of its own. */
const SMALL = 14_000;
/** The same of a part of the sign-in form that pages behind it take as well. */
const COMMON = 4_000;

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

/** The chunks that a chunk cannot run without, itself included. */
function needs(chunk, byFile, into = new Set()) {
  if (!chunk || into.has(chunk)) return into;
  into.add(chunk);
  for (const file of chunk.imports) needs(byFile.get(file), byFile, into);
  return into;
}

/** The pages that can be reached without the back office, from the sign-in form. */
function pagesBefore(signIn, start, byFile) {
  const into = new Set();
  const walk = (chunk) => {
    if (!chunk || into.has(chunk) || start.has(chunk)) return;
    into.add(chunk);
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) walk(byFile.get(file));
  };
  walk(signIn);
  return into;
}

/** Small parts that several pages share, as far as they need nothing that stays a file of its own. */
function smallParts(shared, layerOf, byFile) {
  const parts = new Set(shared.filter(({ code }) => code.length < SMALL));
  for (let size = -1; size !== parts.size;) {
    size = parts.size;
    for (const part of parts) {
      const stays = [...needs(part, byFile)].some((one) => !layerOf.has(one) && !parts.has(one));
      if (stays) parts.delete(part);
    }
  }
  return parts;
}

/**
 * Which modules go into one file: those that the same pages always need together. Left to itself the bundler makes a
 * file of every set of modules with the same users, which is exact and more than two hundred files, most of them below 3 kB.
 * The plan joins them where no page loads more for it: what every page starts with, what sign-in form and back office
 * both need, what the back office needs, what lists need. What remains small and shared becomes one file for the pages
 * before the back office, one for the list of animals and one for all others.
 */
export async function chunkPlan(root, configFile) {
  const chunks = await bundlerChunks(root, configFile);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const roots = chunks.filter(({ facadeModuleId }) => facadeModuleId);
  const users = new Map(chunks.map((chunk) => [chunk, new Set()]));
  for (const one of roots) for (const needed of needs(one, byFile)) users.get(needed).add(one);
  const rootOf = (name) => roots.find(({ facadeModuleId }) => facadeModuleId.endsWith(`/${name}`));
  const [start, signIn, office, animals] = [START, SIGN_IN, OFFICE, ANIMALS].map(rootOf);
  const lists = needs(
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${LIST}`))),
    byFile,
  );

  const before = pagesBefore(signIn, needs(start, byFile), byFile);
  const isBefore = (chunk) => [...users.get(chunk)].some((page) => before.has(page));
  const isOnlyBefore = (chunk) => [...users.get(chunk)].every((page) => before.has(page));
  const layerOf = new Map();
  for (const [chunk, by] of users) {
    if (by.has(start)) layerOf.set(chunk, 'start');
    else if (by.has(signIn)) {
      // A small part that pages of the back office take as well must not bring the sign-in form along.
      const isCommon = by.has(office) || (chunk.code.length < COMMON && !isOnlyBefore(chunk));
      layerOf.set(chunk, isCommon ? 'form' : 'signIn');
    } else if (by.has(office)) layerOf.set(chunk, isBefore(chunk) ? 'between' : 'office');
    else if (by.has(animals) && lists.has(chunk)) layerOf.set(chunk, isBefore(chunk) ? 'between' : 'list');
  }
  // The other language is fetched by those who read it.
  const shared = chunks.filter(
    (chunk) =>
      !layerOf.has(chunk) && users.get(chunk).size > 1 && !chunk.moduleIds.every((id) => ENGLISH.test(id)),
  );
  const isOfAnimals = (chunk) => users.get(chunk).has(animals);
  for (const [layer, some] of [
    ['across', shared.filter((chunk) => isBefore(chunk) && !isOnlyBefore(chunk))],
    ['before', shared.filter(isOnlyBefore)],
    ['animals', shared.filter((chunk) => !isBefore(chunk) && isOfAnimals(chunk))],
    ['parts', shared.filter((chunk) => !isBefore(chunk) && !isOfAnimals(chunk))],
  ])
    for (const part of smallParts(some, layerOf, byFile)) layerOf.set(part, layer);

  const groupOf = new Map();
  for (const [chunk, layer] of layerOf)
    for (const id of chunk.moduleIds)
      if (id !== chunk.facadeModuleId && !ENTRY.test(id)) groupOf.set(id, layer);
  return groupOf;
}

const LAYERS = [
  'start',
  'form',
  'signIn',
  'between',
  'office',
  'list',
  'across',
  'before',
  'animals',
  'parts',
];

/** The plan as the bundler takes it: what others need comes first. */
export const codeSplittingOf = (groupOf) => ({
  // The plan names every module; what a library's index exports and no file imports must not follow it.
  includeDependenciesRecursively: false,
  groups: LAYERS.map((name, at, all) => ({
    name,
    priority: all.length - at,
    test: (id) => groupOf.get(id) === name,
  })),
});
