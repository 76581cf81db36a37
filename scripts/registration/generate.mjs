import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readRegistration } from './readRegistration.mjs';
import { HEAD, imports, list, relative } from './generatedFile.mjs';
import {
  operationActionsFile,
  operationKeysFile,
  operationsFile,
  operationTextsFile,
} from './operationFiles.mjs';
import { textFiles } from './textFiles.mjs';
import { leave, root as project } from '../lib/project.mjs';

const modulesFile = ({ modules }) => {
  const file = 'resources/generated/modules.ts';
  return [
    file,
    `${HEAD}import { linkModules } from '../kit/derive.ts';
import type { AnyModule } from '../kit/module.ts';
${imports(file, modules)}
/** Every kind of record that the register knows. */
export const modules: readonly AnyModule[] = linkModules([
${list(modules.map(({ name }) => name))}]);
`,
  ];
};

// A file of its own: the first page needs these names, and none of the others.
const requestNamesFile = ({ requests }) => [
  'resources/generated/requestNames.ts',
  `${HEAD}
/** The names of the modules whose records are requests. */
export const REQUEST_NAMES = [
${list(requests.map(({ name }) => `'${name}'`))}] as const;
export type RequestName = (typeof REQUEST_NAMES)[number];
`,
];

const moduleNamesFile = ({ modules, records }) => [
  'resources/generated/moduleNames.ts',
  `${HEAD}
/** The names of all modules, for declarations that name them and must not import them. */
export const MODULE_NAMES = [
${list(modules.map(({ name }) => `'${name}'`))}] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/** The names of the records that have no generated calls. */
export const STORED_RECORD_NAMES = [
${list(records.map(({ name }) => `'${name}'`))}] as const;
`,
];

const callsFile = ({ calls }) => {
  const file = 'resources/generated/calls.ts';
  return [
    file,
    `${HEAD}import type { Call } from '../kit/call.ts';
${imports(file, calls)}
/** Every call that no declaration of fields generates. */
export const calls: readonly Call[] = [
${list(calls.map(({ name }) => name))}];
`,
  ];
};

const codesFile = ({ codes }) => {
  const file = 'resources/generated/codes.ts';
  const types = codes.map(({ type }) => type);
  return [
    file,
    `${HEAD}${imports(
      file,
      codes.map(({ type, path }) => ({ name: type, path })),
      { types: true },
    )}
/** A code of the catalogue: every one that the server, a declaration or a page may name. Both languages have its text. */
export type CatalogueCode = ${types.length > 0 ? types.join(' | ') : 'never'};
`,
  ];
};

/** A file of the server that lists values by name; `type` is imported from a path below `server`. */
const tableFile = ({ file, about, name, type: [type, from], found, entries, more = '' }) => [
  file,
  `${HEAD}import type { ${type} } from '${relative(file, from)}';
${more}${imports(file, found)}
/** ${about} */
export const ${name}: Readonly<Record<string, ${type}>> = {
${list(entries)}};
`,
];

const operationHandlersFile = ({ operationHandlers }) =>
  tableFile({
    file: 'server/generated/operationHandlers.ts',
    about: 'What operations do that needs the database, by module and operation.',
    name: 'operationHandlers',
    type: ['OperationHandler', 'server/crud/operationHandler.ts'],
    found: operationHandlers,
    entries: operationHandlers.map(({ key, as }) => `'${key}': ${as}`),
  });

const handlersFile = ({ handlers }) => {
  const file = 'server/generated/handlers.ts';
  return [
    file,
    `${HEAD}import type { Handler } from '../http/handle.ts';
${imports(file, handlers)}
/** Everything that answers a declared call. */
export const handlers: readonly Handler[] = [
${list(handlers.map(({ name }) => name))}];
`,
  ];
};

const hooksFile = ({ hooks, requests }) => {
  // A type of request without hooks of its own has those of all.
  const plain = requests.filter(({ name }) => !hooks.some(({ module }) => module === name));
  return tableFile({
    file: 'server/generated/hooks.ts',
    about: 'What declarations cannot say of the generated calls, by module.',
    name: 'hooks',
    type: ['Hooks', 'server/crud/hooks.ts'],
    found: [...hooks, ...plain],
    more:
      plain.length > 0
        ? "import { requestHooksFor } from '../modules/common/request/requestHooks.ts';\n"
        : '',
    entries: [
      ...hooks.map(({ name, module }) => `${module}: ${name}`),
      ...plain.map(({ name }) => `${name}: requestHooksFor(${name})`),
    ],
  });
};

const acceptancesFile = ({ acceptances }) =>
  tableFile({
    file: 'server/generated/acceptances.ts',
    about: 'What accepting a request does, by type.',
    name: 'acceptances',
    type: ['AnyAcceptance', 'server/modules/common/request/acceptance.ts'],
    found: acceptances,
    entries: acceptances.map(({ name, module }) => `${module}: ${name}`),
  });

const followersFile = ({ followers }) =>
  tableFile({
    file: 'server/generated/followers.ts',
    about: 'What else follows from each step of a request of any type, by the module that does it.',
    name: 'followers',
    type: ['RequestFollower', 'server/modules/common/request/follower.ts'],
    found: followers,
    entries: followers.map(({ name, module }) => `${module}: ${name}`),
  });

const documentSightsFile = ({ documents }) => {
  const file = 'server/generated/documentSights.ts';
  return [
    file,
    `${HEAD}import type { AnyDocumentType } from '../../resources/common/document/types.ts';
import type { DocumentSight } from '../files/sight.ts';
${imports(file, documents)}
/** Who sees the documents of a type. */
export const documentSights: Readonly<Record<AnyDocumentType, DocumentSight>> = {
${list(documents.map(({ name }) => `...${name}`))}};
`,
  ];
};

const routesFile = ({ routes, views }) => {
  const file = 'src/generated/routes.ts';
  return [
    file,
    `${HEAD}import type { ModuleViews, PageRoute } from '../routes/route.ts';
${imports(file, [...routes, ...views])}
/** Every page of the back office beside the generated ones. */
export const pageRoutes: readonly PageRoute[] = [
${list(routes.map(({ name }) => `...${name}`))}];

/** The views that are not generated, by module. */
export const moduleViews: Readonly<Record<string, ModuleViews>> = {
${list(views.map(({ name, module }) => `${module}: ${name}`))}};
`,
  ];
};

/**
 * Writes the lists of modules, calls, operations, handlers, hooks, texts and routes into the folders `generated`, where they
 * differ from what is there. A copy without sources (an image) has nothing to list.
 * @throws Error that names every file that is missing or misplaced
 */
export function generate(root = project) {
  if (!existsSync(join(root, 'resources', 'kit'))) return;
  const found = readRegistration(root);
  const files = new Map([
    modulesFile(found),
    moduleNamesFile(found),
    requestNamesFile(found),
    callsFile(found),
    operationsFile(found),
    codesFile(found),
    operationKeysFile(found),
    operationActionsFile(found),
    operationHandlersFile(found),
    handlersFile(found),
    hooksFile(found),
    acceptancesFile(found),
    followersFile(found),
    documentSightsFile(found),
    routesFile(found),
    ...Object.entries(found.texts).flatMap(([language, texts]) => [
      ...textFiles(language, texts, found.parts),
      operationTextsFile(language, found),
    ]),
  ]);
  for (const [path, text] of files) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const folder of new Set([...files.keys()].map((path) => posix.dirname(path))))
    for (const name of readdirSync(join(root, folder)))
      if (name.endsWith('.ts') && !files.has(`${folder}/${name}`)) rmSync(join(root, folder, name));
}

/** As `generate`, for commands: what is missing or misplaced is said and ends the command. */
export function generateOrLeave() {
  try {
    generate();
  } catch (error) {
    leave(error.message);
  }
}
