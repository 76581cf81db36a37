import type { useTranslate } from 'react-admin';
import type { Values } from '../fields/index.ts';
import { recordPage } from '../runtime/address/recordPage.ts';
import { routeExists } from '../runtime/address/routeExists.ts';

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

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

const openable = (page: string): string | null => (routeExists(page) ? page : null);

/** An object in words: 'Titular 12', 'Animal 620098100000001'. */
export function objectName(translate: ReturnType<typeof useTranslate>, record: Values): string {
  const type = word(record.objectType);
  const name = translate(`resources.auditLog.choices.objectType.${type}`, { _: type });
  // The number stays on the line of the word before it.
  return `${name}\u00a0${word(record.transponder) || word(record.objectId)}`.trim();
}
