import { modules } from '../../../resources/generated/modules.ts';

/** The page of a kind of object, its number at the end; pages that are not `/<resource>/<id>`. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  animal: (id) => `/animal/view/${id}`,
  ticket: (id) => `/support/${id}`,
  tempDocument: (id) => `/temp-docs/${id}`,
  configuration: () => '/configuration',
  auditLog: () => '/audit',
};

/** The page of a record of a kind; `null` where that kind has none. */
export function recordPage(type: string, id: string): string | null {
  const resource = modules.find(({ name }) => name === type)?.resource;
  return PAGES[type]?.(id) ?? (resource === undefined ? null : `/${resource}/${id}`);
}
