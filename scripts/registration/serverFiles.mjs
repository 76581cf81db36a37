import { HEAD, imports, list, relative } from './generatedFile.mjs';

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

export const operationHandlersFile = ({ operationHandlers, acceptances }) => {
  const names = new Set([...operationHandlers, ...acceptances].map(({ module }) => module));
  return tableFile({
    file: 'server/generated/operationHandlers.ts',
    about: 'What operations do that needs the database, by module and operation.',
    name: 'operationHandlers',
    type: ['OperationHandlers', 'server/crud/operationHandler.ts'],
    found: [...operationHandlers, ...acceptances],
    more:
      acceptances.length > 0
        ? "import { requestOperationHandlers } from '../modules/common/request/requestOperations.ts';\n"
        : '',
    entries: [...names].sort().map((name) => {
      const ofRequest = acceptances
        .filter(({ module }) => module === name)
        .map((acceptance) => `...requestOperationHandlers(${acceptance.name})`);
      const own = operationHandlers
        .filter(({ module }) => module === name)
        .map(({ operation, as }) => `${operation}: ${as}`);
      return `${name}: { ${[...ofRequest, ...own].join(', ')} }`;
    }),
  });
};

export const handlersFile = ({ handlers }) => {
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

export const jobHandlersFile = ({ jobHandlers }) => {
  const file = 'server/generated/jobHandlers.ts';
  return [
    file,
    `${HEAD}import type { JobHandler } from '../work/handleJob.ts';
${imports(file, jobHandlers)}
/** Everything that does a declared job. */
export const jobHandlers: readonly JobHandler[] = [
${list(jobHandlers.map(({ name }) => name))}];
`,
  ];
};

export const bulkHandlersFile = ({ bulkHandlers }) => {
  const file = 'server/generated/bulkHandlers.ts';
  return [
    file,
    `${HEAD}import type { BulkHandler } from '../work/bulk/handleBulk.ts';
${imports(file, bulkHandlers)}
/** Everything that does a declared bulk operation. */
export const bulkHandlers: readonly BulkHandler[] = [
${list(bulkHandlers.map(({ name }) => name))}];
`,
  ];
};

export const importHandlersFile = ({ importHandlers }) => {
  const file = 'server/generated/importHandlers.ts';
  return [
    file,
    `${HEAD}import type { ImportHandler } from '../work/imports/handleImport.ts';
${imports(file, importHandlers)}
/** The code of imports that need more than the form of their module, by the import. */
export const importHandlers: Readonly<Record<string, ImportHandler>> = {
${list(importHandlers.map(({ name, of }) => `${of}: ${name}`))}};
`,
  ];
};

export const hooksFile = ({ hooks, requests }) => {
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

export const acceptancesFile = ({ acceptances }) => {
  const file = 'server/generated/acceptances.ts';
  return [
    file,
    `${HEAD}import type { RequestName } from '../../resources/generated/requestNames.ts';
import type { AnyAcceptance } from '../modules/common/request/acceptance.ts';
${imports(file, acceptances)}
/** What accepting a request does, by type. */
export const acceptances = {
${list(acceptances.map(({ name, module }) => `${module}: ${name}`))}} as const satisfies Readonly<Record<RequestName, AnyAcceptance>>;
`,
  ];
};

export const followersFile = ({ followers }) =>
  tableFile({
    file: 'server/generated/followers.ts',
    about: 'What else follows from each step of a request of any type, by the module that does it.',
    name: 'followers',
    type: ['RequestFollower', 'server/modules/common/request/follower.ts'],
    found: followers,
    entries: followers.map(({ name, module }) => `${module}: ${name}`),
  });

export const documentSightsFile = ({ documents }) => {
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

export const testFactsFile = ({ testFacts }) =>
  tableFile({
    file: 'tests/generated/testFacts.ts',
    about: 'What tests over all declarations cannot tell from a declaration, by module.',
    name: 'testFacts',
    type: ['TestFacts', 'resources/kit/testFacts.ts'],
    found: testFacts,
    entries: testFacts.map(({ name, module }) => `${module}: ${name}`),
  });
