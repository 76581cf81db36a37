import type { LocaleName } from '../../i18n/locale.ts';
import { findText } from '../texts/findText.ts';
import type { ColumnSql } from './columnSql.ts';

/** The labels of a data set in one language. */
export const labelsOf = (set: string, language: LocaleName) => ({
  name: findText(language, `${set}DataSet.name`) ?? set,
  text: findText(language, `${set}DataSet.text`) ?? '',
  /** The set's own label, else that of the field. */
  column: ({ name, field }: Pick<ColumnSql, 'name' | 'field'>): string =>
    findText(language, `${set}DataSet.columns.${name}`) ??
    (field && findText(language, `resources.${field.module.name}.fields.${field.name}`)) ??
    name,
  measure: (name: string): string => findText(language, `${set}DataSet.measures.${name}`) ?? name,
  /** The label of a choice: the set's own, else that of the field. */
  choice: ({ name, field }: Pick<ColumnSql, 'name' | 'field'>, value: string): string =>
    findText(language, `${set}DataSet.choices.${name}.${value}`) ??
    (field && findText(language, `resources.${field.module.name}.choices.${field.name}.${value}`)) ??
    // Of a set of several modules: what the records of one are called.
    findText(language, `resources.${value}.name`)?.split('||||').at(-1)?.trim() ??
    value,
});
