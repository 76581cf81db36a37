import { moduleIndex } from './generated/moduleIndex.ts';
import type { ModuleName } from './generated/moduleNames.ts';
import { isIndexedRequest, type IndexedModule, type IndexedRequest } from './kit/records/moduleIndex.ts';

const byName: ReadonlyMap<string, IndexedModule> = new Map(
  moduleIndex.map((module) => [module.name, module]),
);
const byResource: ReadonlyMap<string, IndexedModule> = new Map(
  moduleIndex.map((module) => [module.resource, module]),
);

/** The entries of all types of request, in the order of their names. */
export const indexedRequests: readonly IndexedRequest[] = moduleIndex.filter(isIndexedRequest);

/** Returns the entry of a module by its name. */
export const indexOf = (name: ModuleName): IndexedModule => byName.get(name)!;

/** Finds the entry of a module by its name. */
export const findIndexed = (name: string | null | undefined): IndexedModule | undefined =>
  name == null ? undefined : byName.get(name);

/** Finds the entry of a module by what react-admin calls it: the path of its pages, or its name. */
export const findResource = (resource: string | undefined): IndexedModule | undefined =>
  resource === undefined ? undefined : (byResource.get(resource) ?? byName.get(resource));

export { moduleIndex };
