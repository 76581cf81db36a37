import { shownLanguage } from '../../../i18n/index.ts';
import type { Values } from '../kind.ts';

/** A text of a record in the page's language: the one in English for its readers, where the record has one. */
export function textInLanguage<T>(
  english: string | undefined,
  value: T,
  record: Values | null | undefined,
): T | string {
  const other = english !== undefined && shownLanguage() === 'en' ? record?.[english] : undefined;
  return typeof other === 'string' && other !== '' ? other : value;
}
