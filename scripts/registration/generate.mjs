import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readRegistration } from './readRegistration.mjs';
import { HEAD, imports, list } from './generatedFile.mjs';
import {
  operationActionsFile,
  operationKeysFile,
  operationsFiles,
  operationTextsFile,
} from './operationFiles.mjs';
import {
  acceptancesFile,
  bulkHandlersFile,
  documentSightsFile,
  followersFile,
  handlersFile,
  hooksFile,
  importHandlersFile,
  jobHandlersFile,
  operationHandlersFile,
  testFactsFile,
} from './serverFiles.mjs';
import { declarationFiles } from './declarationFiles.mjs';
import { readPageNeeds } from './pageNeeds.mjs';
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

const moduleIndexFile = () => [
  'resources/generated/moduleIndex.ts',
  `${HEAD}import { toIndex, type IndexedModule } from '../kit/records/moduleIndex.ts';
import { modules } from './modules.ts';

/** What every page knows of every module. The build writes it as data (scripts/lib/evaluatedLists.ts). */
export const moduleIndex: readonly IndexedModule[] = modules.map(toIndex);
`,
];

const resourceNamesFile = () => [
  'resources/generated/resourceNames.ts',
  `${HEAD}import { modules } from './modules.ts';

/** The modules whose pages have another path than their name, by that path. The build writes it as data. */
export const resourceNames: Readonly<Record<string, string>> = Object.fromEntries(
  modules.filter(({ resource, name }) => resource !== name).map(({ resource, name }) => [resource, name]),
);
`,
];

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

const jobsFile = ({ jobs }) => {
  const file = 'resources/generated/jobs.ts';
  return [
    file,
    `${HEAD}import type { Job } from '../kit/job.ts';
${imports(file, jobs)}
/** Every job that the register does after the call that asked for it. */
export const jobs: readonly Job[] = [
${list(jobs.map(({ name }) => name))}];
`,
  ];
};

const dataSetsFile = ({ dataSets }) => {
  const file = 'resources/generated/dataSets.ts';
  return [
    file,
    `${HEAD}import type { DataSet } from '../kit/dataSet.ts';
${imports(file, dataSets)}
/** Every data set, for the server: pages ask it what there is. */
export const dataSets: readonly DataSet[] = [
${list(dataSets.map(({ name }) => name))}];
`,
  ];
};

const bulkOperationsFile = ({ bulkOperations }) => {
  const file = 'resources/generated/bulkOperations.ts';
  return [
    file,
    `${HEAD}import type { AnyBulkOperation } from '../kit/bulkOperation.ts';
${imports(file, bulkOperations)}
/** Every change of many records that templates may name. */
export const bulkOperations: readonly AnyBulkOperation[] = [
${list(bulkOperations.map(({ name }) => name))}];
`,
  ];
};

const importsFile = ({ imports: declared }) => {
  const file = 'resources/generated/imports.ts';
  return [
    file,
    `${HEAD}import type { Import } from '../kit/import.ts';
${imports(file, declared)}
/** Everything that is read from files of other programs, for the server: pages ask it what there is. */
export const imports: readonly Import[] = [
${list(declared.map(({ name }) => name))}];
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

const pageOperationsFile = ({ pages }) => [
  'src/generated/pageOperations.ts',
  `${HEAD}
/** The pages that offer operations, by the name of their component, with the module whose operations they are. */
export const pageOperations: Readonly<Record<string, string>> = {
${list(pages.flatMap(({ name, operations }) => (operations ? [`${name}: '${operations}'`] : [])))}};
`,
];

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
    moduleIndexFile(),
    resourceNamesFile(),
    moduleNamesFile(found),
    requestNamesFile(found),
    callsFile(found),
    ...operationsFiles(found),
    ...declarationFiles(found),
    codesFile(found),
    operationKeysFile(found),
    operationActionsFile(found),
    operationHandlersFile(found),
    handlersFile(found),
    jobsFile(found),
    dataSetsFile(found),
    jobHandlersFile(found),
    bulkOperationsFile(found),
    bulkHandlersFile(found),
    importsFile(found),
    importHandlersFile(found),
    hooksFile(found),
    acceptancesFile(found),
    followersFile(found),
    documentSightsFile(found),
    routesFile(found),
    testFactsFile(found),
    ...Object.keys(found.texts).map((language) => operationTextsFile(language, found)),
  ]);
  const needs = readPageNeeds(root, found, files);
  for (const [path, text] of [pageOperationsFile(needs), ...textFiles(found, needs)]) files.set(path, text);
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
