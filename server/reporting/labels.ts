import { en } from '../../i18n/generated/en/index.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import type { LocaleName } from '../../i18n/locale.ts';
import { asAskedFor } from '../../i18n/messages.ts';
import type { Tree } from '../../i18n/tree.ts';
import type { ColumnSql } from './columnSql.ts';

const TEXTS: Readonly<Record<LocaleName, Tree>> = { pt: asAskedFor(pt), en: asAskedFor(en) };

/** The text at a path of keys; undefined where there is none. */
function findText(language: LocaleName, ...keys: readonly string[]): string | undefined {
  let at: Tree[string] | undefined = TEXTS[language];
  for (const key of keys) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The labels of a data set in one language. */
export function labelsOf(set: string, language: LocaleName) {
  const own = (...keys: readonly string[]): string | undefined =>
    findText(language, `${set}DataSet`, ...keys);
  return {
    name: own('name') ?? set,
    text: own('text') ?? '',
    /** The set's own label, else that of the field. */
    column: ({ name, field }: Pick<ColumnSql, 'name' | 'field'>): string =>
      own('columns', name) ??
      (field && findText(language, 'resources', field.module.name, 'fields', field.name)) ??
      name,
    measure: (name: string): string => own('measures', name) ?? name,
    /** The label of a choice: the set's own, else that of the field. */
    choice: ({ name, field }: Pick<ColumnSql, 'name' | 'field'>, value: string): string =>
      own('choices', name, value) ??
      (field && findText(language, 'resources', field.module.name, 'choices', field.name, value)) ??
      value,
  };
}
