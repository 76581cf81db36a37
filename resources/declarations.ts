import { moduleLoaders, operationLoaders } from './generated/declarations.ts';
import type { AnyModule } from './kit/module.ts';

/**
 * Loads the declaration of a module, with the fields that its child modules add.
 * @throws Error where there is no such module
 */
export async function loadDeclaration(name: string): Promise<AnyModule> {
  const load = moduleLoaders[name];
  if (!load) throw new Error(`${name} is no module.`);
  return load();
}

/** Loads what can be done with the records of a module; nothing where there is nothing to load. */
export const loadOperations = async (name: string): Promise<unknown> => operationLoaders[name]?.();
