import type { LocaleName } from '../../../i18n/locale.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import type { Import } from '../../../resources/kit/import.ts';
import { findText } from '../../texts/findText.ts';
import { columnsOf, type ColumnFacts } from './importColumns.ts';

const LANGUAGES: readonly LocaleName[] = ['pt', 'en'];

/** How a column is called: the import's own label, else that of its field, after the name of its part. */
export function columnLabel(declared: Import, column: ColumnFacts, language: LocaleName): string {
  const { name, module, fieldName } = column;
  const own = findText(language, `${declared.name}Import.columns.${name.replace('.', '_')}`);
  if (own !== undefined) return own;
  const field = findText(language, `resources.${module.name}.fields.${fieldName}`) ?? fieldName;
  if (module.name === declared.of) return field;
  const [part = module.name] = (findText(language, `resources.${module.name}.name`) ?? '').split(' |||| ');
  return `${part}: ${field}`;
}

/** How a choice is called. */
export const choiceLabel = (
  { module, fieldName }: ColumnFacts,
  value: string,
  language: LocaleName,
): string => findText(language, `resources.${module.name}.choices.${fieldName}.${value}`) ?? value;

/** A header or word as two of them are compared. */
export const foldWord = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Labels and aliases of a column, folded. */
const namesOf = (declared: Import, column: ColumnFacts): string[] =>
  [
    column.name,
    ...(column.aliases ?? []),
    ...LANGUAGES.flatMap((language) => [
      columnLabel(declared, column, language),
      ...(column.module.name === declared.of
        ? [findText(language, `resources.${column.module.name}.fields.${column.fieldName}`) ?? '']
        : []),
    ]),
  ].map(foldWord);

/** Guesses which column of a file fills which of ours: by what was chosen for its source before, then by the headers. */
export function guessMapping(
  declared: Import,
  headers: readonly string[],
  remembered: Readonly<Record<string, string>>,
): Record<string, number> {
  const columns = columnsOf(declared);
  const mapping: Record<string, number> = {};
  const names = new Map(columns.map((column) => [column.name, namesOf(declared, column)]));
  const take = (column: string, at: number): void => {
    if (mapping[column] === undefined && !Object.values(mapping).includes(at)) mapping[column] = at;
  };
  const folded = headers.map(foldWord);
  folded.forEach((header, at) => {
    const column = Object.hasOwn(remembered, header) ? remembered[header] : undefined;
    if (column !== undefined && names.has(column)) take(column, at);
  });
  folded.forEach((header, at) => {
    if (header === '') return;
    for (const [column, all] of names) if (all.includes(header)) take(column, at);
  });
  return mapping;
}

const meanings = new WeakMap<ColumnFacts, ReadonlyMap<string, string | boolean>>();

/** What words mean without a table: choices by their values and labels, and the words of the declaration. */
export function meaningsOf(column: ColumnFacts): ReadonlyMap<string, string | boolean> {
  let found = meanings.get(column);
  if (!found) {
    const all = new Map<string, string | boolean>();
    for (const value of column.field.values ?? []) {
      all.set(foldWord(value), value);
      for (const language of LANGUAGES) all.set(foldWord(choiceLabel(column, value, language)), value);
    }
    for (const [word, value] of Object.entries(column.words ?? {})) all.set(foldWord(word), value);
    found = all;
    meanings.set(column, found);
  }
  return found;
}
