import { isBuiltin } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

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
  ['files'],
  ['scan'],
  ['fields'],
  ['forms'],
  ['lists', 'operations'],
  ['records'],
  ['requests'],
  ['parts'],
  ['shell'],
  ['pages'],
  ['routes', 'generated'],
  ['app'],
];
/** Layers whose folders belong to one module or area each, and do not import one another either. */
const BY_AREA = new Set(['parts', 'pages']);

/** The public forms, which are a page of their own beside the back office. */
const isPublic = (path) => path.startsWith('src/public/');

function breaksLayers(file, target) {
  if (!target.startsWith('src/') || isPublic(file)) return false;
  const [, folder, area] = file.split('/');
  const [, toFolder, toArea] = target.split('/');
  if (!file.slice('src/'.length).includes('/')) return false;
  if (folder === toFolder) return BY_AREA.has(folder) && area !== toArea;
  const isGenerated = folder === 'routes' || folder === 'generated';
  const level = LAYERS.findIndex((layer) => layer.includes(folder));
  const toLevel = LAYERS.findIndex((layer) => layer.includes(toFolder));
  return toLevel < 0 || level < 0 || toLevel > level || (toLevel === level && !isGenerated);
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
    of: (file) => file.startsWith('src/'),
    because: 'layers of src import downwards only',
    library: () => false,
    file: (path, file) => breaksLayers(file, path),
  },
  {
    of: isPublic,
    because: 'the public forms are light and carry nothing of the back office',
    library: (name) => reactAdmin.test(name),
    file: (path) =>
      /^src\/(fields|forms|lists|operations|records|requests|parts|shell|pages|routes|app)\//.test(path),
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
