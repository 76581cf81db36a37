import { operationLoaders } from '../../resources/generated/declarations.ts';
import { loadedOperations } from '../../resources/kit/operations/loadedOperations.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';

/**
 * The operations of a module, in the order in which pages offer them. A page of the module has them loaded with it; one of
 * another module imports them from `resources/generated/operations`.
 * @throws Error where they are not loaded
 */
export function operationsOf(module: string): readonly AnyOperation[] {
  const operations = loadedOperations(module);
  if (operations === undefined && module in operationLoaders)
    throw new Error(
      `The operations of ${module} are not loaded: import resources/generated/operations/${module}.ts.`,
    );
  return operations ?? [];
}
