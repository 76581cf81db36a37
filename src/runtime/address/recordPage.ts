import { findIndexed } from '../../../resources/moduleIndex.ts';

/** The page of a kind of object, its number at the end; pages that are not `/<resource>/<id>`. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  animal: (id) => `/animal/view/${id}`,
  ticket: (id) => `/support/${id}`,
  tempDocument: (id) => `/temp-docs/${id}`,
  configuration: (key) => `/configuration#${key}`,
  auditLog: () => '/audit',
};

/** The page of a record of a kind; `null` where that kind has none. */
export function recordPage(type: string, id: string): string | null {
  const resource = findIndexed(type)?.resource;
  return PAGES[type]?.(id) ?? (resource === undefined ? null : `/${resource}/${id}`);
}

/** The path of a record's page: an animal's by its number, every other record's by its id. */
export const recordPath = (
  { name }: { readonly name: string },
  record: Readonly<Record<string, unknown>>,
): string => recordPage(name, String((name === 'animal' ? record.transponder : undefined) ?? record.id))!;

const mainPaths = new Map<string, string>();

/** Some pages open under several paths, an animal's under each of its numbers: which one is kept for it. */
export const setMainPath = (path: string, main: string): void => void mainPaths.set(path, main);
export const mainPathOf = (path: string): string => mainPaths.get(path) ?? path;
