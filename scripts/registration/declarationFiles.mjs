import { HEAD, imports, list } from './generatedFile.mjs';
import { namesWithOperations } from './operationFiles.mjs';

/**
 * The declaration of one module as the page loads it: with the fields that follow from its child records, and so is that
 * of its parent.
 */
function declaredFile(module, modules) {
  const file = `resources/generated/declared/${module.name}.ts`;
  const parent = modules.find(({ name }) => name === module.parent);
  const deriving = modules.filter(
    ({ parent: of, derives }) => derives && (of === module.name || of === parent?.name),
  );
  const all = [...new Set([module, ...(parent ? [parent] : []), ...deriving])];
  return [
    file,
    `${HEAD}import { linkModules } from '../../kit/derive.ts';
${imports(file, all)}
export const [declared] = linkModules([${all.map(({ name }) => name).join(', ')}]) as [typeof ${module.name}];
`,
  ];
}

/** The modules whose records are events, for the pages that show lives. */
function eventModulesFile({ modules }) {
  const file = 'resources/generated/eventModules.ts';
  const events = modules.filter(({ isEvent }) => isEvent);
  const declared = ({ name }) => ({
    name: 'declared',
    as: name,
    path: `resources/generated/declared/${name}.ts`,
  });
  return [
    file,
    `${HEAD}import type { AnyModule } from '../kit/module.ts';
${imports(file, events.map(declared))}
/** The modules whose records are events in the life of another's. */
export const eventModules: readonly AnyModule[] = [
${list(events.map(({ name }) => name))}];
`,
  ];
}

/** Each module's declaration, and how it and its operations are loaded. */
export const declarationFiles = (found) => [
  ...found.modules.map((module) => declaredFile(module, found.modules)),
  eventModulesFile(found),
  [
    'resources/generated/declarations.ts',
    `${HEAD}import type { AnyModule } from '../kit/module.ts';

/** Loads the declaration of a module, by its name. */
export const moduleLoaders: Readonly<Record<string, () => Promise<AnyModule>>> = {
${list(found.modules.map(({ name }) => `${name}: async () => (await import('./declared/${name}.ts')).declared`))}};

/** Loads the operations of a module that has some, by its name. */
export const operationLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
${list(namesWithOperations(found).map((name) => `${name}: () => import('./operations/${name}.ts')`))}};
`,
  ],
];
