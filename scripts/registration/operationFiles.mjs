import { HEAD, imports, list } from './generatedFile.mjs';

/** Operations that leave an action of their own name in the audit, each name once. */
const actionsOf = (operations) =>
  operations.filter(
    ({ action }, at) => action !== undefined && operations.findIndex((one) => one.action === action) === at,
  );

/** The names of the modules with whose records something can be done. */
export const namesWithOperations = ({ operations, requests }) => [
  ...new Set([...operations.map(({ module }) => module), ...requests.map(({ name }) => name)]),
];

/** The operations of one module, which its pages load. */
function operationsFileOf(module, { operations, requests }) {
  const file = `resources/generated/operations/${module}.ts`;
  const named = operations
    .filter((one) => one.module === module)
    .map((one) => ({ ...one, name: one.exported, as: `${module}_${one.exported}` }));
  const request = requests.filter(({ name }) => name === module);
  const all = [...request.map(() => `...requestOperations(${module})`), ...named.map(({ as }) => as)];
  return [
    file,
    `${HEAD}import { provideOperations } from '../../kit/operations/loadedOperations.ts';
${request.length > 0 ? "import { requestOperations } from '../../common/request/operations.ts';\n" : ''}${imports(file, [...request, ...named])}
/** What can be done with the records of a module, in the order in which pages offer it. */
export const ${module}Operations = provideOperations('${module}', [${all.join(', ')}]);
`,
  ];
}

/** The operations of each module, and those of all of them for the server and the tests. */
export const operationsFiles = (found) => {
  const file = 'resources/generated/operations.ts';
  const names = namesWithOperations(found);
  return [
    ...names.map((module) => operationsFileOf(module, found)),
    [
      file,
      `${HEAD}import type { AnyOperation } from '../kit/operation.ts';
${imports(
  file,
  names.map((name) => ({
    name: `${name}Operations`,
    path: `resources/generated/operations/${name}.ts`,
  })),
)}
/** What can be done with records, by module, in the order in which pages offer it. */
export const operationsByModule: Readonly<Record<string, readonly AnyOperation[]>> = {
${list(names.map((name) => `${name}: ${name}Operations`))}};

/** The operations of a module. */
export const operationsOf = (module: string): readonly AnyOperation[] => operationsByModule[module] ?? [];
`,
    ],
  ];
};

export const operationActionsFile = ({ operations }) => [
  'resources/generated/operationActions.ts',
  `${HEAD}
/** The actions that operations leave in the audit under their own names. */
export const OPERATION_ACTIONS = [
${list(actionsOf(operations).map(({ action }) => `'${action}'`))}] as const;
`,
];

export const operationKeysFile = ({ modules, operations }) => {
  const keysOf = (module) => operations.filter((one) => one.module === module).map(({ key }) => `'${key}'`);
  const named = modules
    .map(({ name }) => ({ name, keys: keysOf(name) }))
    .filter(({ keys }) => keys.length > 0);
  return [
    'resources/generated/operationKeys.ts',
    `${HEAD}
/** The keys of the operations that each module declares, for declarations that require one of another module. */
export interface OperationKeys {
${named.map(({ name, keys }) => `  readonly ${name}: ${keys.join(' | ')};\n`).join('')}}
`,
  ];
};

/** The words for the audit of operations, which are their labels: a label that is missing does not compile. */
export const operationTextsFile = (language, { operations, texts }) => {
  const file = `i18n/generated/${language}/operationActions.ts`;
  const modules = texts[language].modules.filter(({ name }) =>
    operations.some(({ module }) => module === name),
  );
  const labels = operations.map(
    ({ module, name }) => `'${module}.${name}': ${module}.operations.${name}.label`,
  );
  const words = actionsOf(operations).map(
    ({ module, name, action }) => `${action}: labels['${module}.${name}']`,
  );
  return [
    file,
    `${HEAD}${imports(file, modules)}
const labels = {
${list(labels)}} as const;

/** What the audit calls an operation that it has no words of its own for. */
export const operationActions = {
${list(words)}} as const;
`,
  ];
};
