import type { useTranslate } from 'react-admin';
import { modules } from '../../resources/generated/modules.ts';
import type { Values } from '../fields/index.ts';
import { routeExists } from '../runtime/address/routeExists.ts';

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The page of a kind of object, its number at the end; pages that are not `/<resource>/<id>`. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  animal: (id) => `/animal/view/${id}`,
  ticket: (id) => `/support/${id}`,
  tempDocument: (id) => `/temp-docs/${id}`,
  configuration: () => '/configuration',
  auditLog: () => '/audit',
};

/** The page of the object that a row of the audit names; `null` where there is none that this account may open. */
export function objectPage(record: Values): string | null {
  const type = word(record.objectType);
  const id = word(record.objectId);
  if (id === '') {
    const number = word(record.transponder);
    return number === '' ? null : openable(`/animal/view/${number}`);
  }
  const page = recordPage(type, id);
  return page === null ? null : openable(page);
}

/** The page of a record of a kind; `null` where that kind has none. */
export function recordPage(type: string, id: string): string | null {
  const resource = modules.find(({ name }) => name === type)?.resource;
  return PAGES[type]?.(id) ?? (resource === undefined ? null : `/${resource}/${id}`);
}

const openable = (page: string): string | null => (routeExists(page) ? page : null);

/** An object in words: 'Titular 12', 'Animal 620098100000001'. */
export function objectName(translate: ReturnType<typeof useTranslate>, record: Values): string {
  const type = word(record.objectType);
  const name = translate(`resources.auditLog.choices.objectType.${type}`, { _: type });
  // The number stays on the line of the word before it.
  return `${name}\u00a0${word(record.transponder) || word(record.objectId)}`.trim();
}
