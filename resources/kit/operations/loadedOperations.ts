import type { AnyOperation } from '../operation.ts';

const loaded = new Map<string, readonly AnyOperation[]>();

/** Makes the operations of a module known, once their declarations are loaded. @returns the operations */
export function provideOperations(
  module: string,
  operations: readonly AnyOperation[],
): readonly AnyOperation[] {
  loaded.set(module, operations);
  return operations;
}

/** The operations of a module whose declarations are loaded; undefined for any other. */
export const loadedOperations = (module: string): readonly AnyOperation[] | undefined => loaded.get(module);
