import { isBuiltin } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { AREAS } from '../lib/areas.mjs';

const browserLibraries =
  /^(react|react-dom|react-router|react-router-dom|react-hook-form|react-admin)(\/|$)|^(ra-|@mui\/|@emotion\/|@tanstack\/|@hookform\/)/;
const reactAdmin = /^(react-admin|ra-[\w-]+|@tanstack\/react-query)(\/|$)/;

/**
 * The layers of src, lowest first: a file imports from its own folder and from lower layers. Folders of one layer do
 * not import one another (docs/decisions/0046-layers-of-src.md).
 */
const LAYERS = [
  ['theme'],
  ['runtime'],
  ['components'],
  ['charts'],
  ['files'],
  ['scan'],
  ['fields'],
  ['forms'],
  ['lists', 'operations'],
  ['figures'],
  ['records'],
  ['requests'],
  ['parts'],
  ['shell'],
  ['pages'],
  ['routes', 'generated'],
  ['app'],
];
/** Layers with a folder for each module, which do not import one another either, but for parts of earlier areas. */
const BY_MODULE = new Set(['parts', 'pages']);

/** The public forms, which are a page of their own beside the back office. */
const isPublic = (path) => path.startsWith('src/public/');

function breaksLayers(file, target) {
  if (!target.startsWith('src/') || isPublic(file)) return false;
  const [, folder, area, module] = file.split('/');
  const [, toFolder, toArea, toModule] = target.split('/');
  if (!file.slice('src/'.length).includes('/')) return false;
  if (folder === toFolder)
    return (
      BY_MODULE.has(folder) &&
      (area !== toArea || module !== toModule) &&
      (folder === 'pages' || area === toArea)
    );
  const isGenerated = folder === 'routes' || folder === 'generated';
  const level = LAYERS.findIndex((layer) => layer.includes(folder));
  const toLevel = LAYERS.findIndex((layer) => layer.includes(toFolder));
  return toLevel < 0 || level < 0 || toLevel > level || (toLevel === level && !isGenerated);
}

/** Folders in which what lies in an area uses no later one. Pages put together what all areas offer. */
const IN_AREAS = /^(?:resources|server\/modules|src\/parts|i18n\/(?:pt|en))\/(\w+)\/\w+\//;

/** The place in the order of areas of what a file declares, or −1. */
const rankOf = (path) => AREAS.indexOf(IN_AREAS.exec(path)?.[1]);

function breaksAreas(file, target) {
  const rank = rankOf(file);
  return rank >= 0 && rankOf(target) > rank;
}

const isClient = (path) => path.startsWith('dataProvider/client/');

/** The providers do not import one another, and what both rest on knows neither. */
function breaksProviders(file, target) {
  if (target.startsWith('src/')) return true;
  if (isClient(file)) return /^(dataProvider|authProvider)\//.test(target) && !isClient(target);
  return file.startsWith('dataProvider/')
    ? target.startsWith('authProvider/')
    : target.startsWith('dataProvider/') && !isClient(target);
}

/** Whether both sides share the file: declarations and pure functions. */
const isShared = (file) => file.startsWith('resources/');

/**
 * The law: who may import what. `of` says which files a paragraph speaks of (paths from the root, with
 * slashes); `file` and `library` say what such a file may not import.
 */
const law = [
  {
    of: isShared,
    because: 'declarations and shared rules run in the browser and on the server alike',
    library: (name) => isBuiltin(name) || browserLibraries.test(name),
    file: (path) => path.endsWith('.tsx') || (!isShared(path) && !/^i18n\/.*\.ts$|\.json$/.test(path)),
  },
  {
    of: (file) => /^(src|dataProvider|authProvider|i18n)\//.test(file),
    because: 'the browser knows the server by its calls only',
    library: isBuiltin,
    file: (path) => /^(server|bench|scripts|tests)\//.test(path),
  },
  {
    of: (file) => file.startsWith('server/'),
    because: 'the server carries nothing of the browser',
    library: (name) => browserLibraries.test(name),
    file: (path) =>
      /^(src|dataProvider|authProvider|bench|scripts|tests)\//.test(path) || path.endsWith('.tsx'),
  },
  {
    of: (file) => /^(server|src|resources|dataProvider|authProvider|i18n)\//.test(file),
    because: 'what runs in production is listed under "dependencies"',
    library: (name, { dependencies }) => !isBuiltin(name) && !dependencies.has(packageOf(name)),
    file: () => false,
  },
  {
    of: (file) => /^(dataProvider|authProvider)\//.test(file),
    because: 'session and HTTP client (dataProvider/client) lie below both providers, the pages above them',
    library: () => false,
    file: (path, file) => breaksProviders(file, path),
  },
  {
    of: (file) => file.startsWith('src/'),
    because: 'layers of src import downwards only',
    library: () => false,
    file: (path, file) => breaksLayers(file, path),
  },
  {
    of: (file) => rankOf(file) >= 0,
    because: 'an area uses the areas before it (scripts/lib/areas.mjs)',
    library: () => false,
    file: (path, file) => breaksAreas(file, path),
  },
  {
    of: isPublic,
    because: 'the public forms are light and carry nothing of the back office',
    library: (name) => reactAdmin.test(name),
    file: (path) =>
      /^src\/(charts|fields|forms|lists|operations|figures|records|requests|parts|shell|pages|routes|app)\//.test(
        path,
      ),
  },
];

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const known = new Map();
function dependenciesOf(root) {
  if (!known.has(root)) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    known.set(root, new Set(Object.keys(dependencies)));
  }
  return known.get(root);
}

/** Reports an import, of whatever form, that the law forbids to the file it stands in. */
export const importBoundaries = {
  meta: { type: 'problem' },
  create(context) {
    const posix = (path) => relative(context.cwd, path).split(sep).join('/');
    const file = posix(context.filename);
    const paragraphs = law.filter((paragraph) => paragraph.of(file));
    if (paragraphs.length === 0) return {};
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const name = source.value;
      const isFile = name.startsWith('.');
      const target = isFile ? posix(join(dirname(context.filename), name)) : name;
      const broken = paragraphs.find((paragraph) =>
        isFile
          ? paragraph.file(target, file)
          : paragraph.library(name, { dependencies: dependenciesOf(context.cwd) }),
      );
      if (broken)
        context.report({ node: source, message: `${file} may not import ${target}: ${broken.because}.` });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
    };
  },
};
