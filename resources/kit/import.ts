import type { ModuleName } from '../generated/moduleNames.ts';
import type { Access } from './access.ts';
import type { CatalogueCode } from './codes.ts';

/** How a cell is read. Without one a column is read as the kind of its field asks for. */
export const CELL_READERS = [
  'TEXT',
  'LONG_TEXT',
  'NAME',
  'EMAIL',
  'DATE',
  'SEX',
  'TRANSPONDER',
  'TRANSPONDERS',
  'TAX_NUMBER',
  'PHONE',
  'POSTAL_CODE',
  'YES_NO',
  'NUMBER',
  'BREED',
  'WORD',
] as const;
export type CellReader = (typeof CELL_READERS)[number];

/** A value that an import fills: of a field of its module, or of a part (`owner.name`). */
export interface ImportColumn {
  /** The field whose kind it has, where it is not the field of its name; its label is a text of the import. */
  readonly as?: string;
  readonly reader?: CellReader;
  /** Headers of other programs by which it is guessed, beside its labels in both languages. */
  readonly aliases?: readonly string[];
  /** Of a reference: the fields of the other module by which a word finds its record; its name by default. */
  readonly finds?: readonly string[];
  /** Of a parish: the column of the postal code that says in which municipality it is looked for. Stands before it. */
  readonly near?: string;
  /** Words that other programs write, and the values that they mean. */
  readonly words?: Readonly<Record<string, string | boolean>>;
  /** A file without it is not looked at. What the module's form owes beside it, its rules say row by row. */
  readonly isRequired?: true;
}

/** Fields that tell an existing record: the first key of which a row has all values is asked. */
export interface ImportKey {
  readonly fields: readonly string[];
  /** Capitals do not distinguish; the unique index is on `lower(…)`. */
  readonly ignoresCase?: true;
}

/** What is read from files of other programs, written once. */
export interface Import<Name extends string = string> {
  readonly name: Name;
  /** The module whose records it makes and changes. */
  readonly of: ModuleName;
  /** Who may run it, beside `RUN_IMPORT`: who may make such records, unless it says otherwise. Asked again before each batch. */
  readonly requires?: Access;
  /** The modules of parts that rows carry beside their record, by the word before the dot of their columns. */
  readonly parts?: Readonly<Record<string, ModuleName>>;
  readonly columns: Readonly<Record<string, ImportColumn>>;
  readonly keys: readonly ImportKey[];
  /** Values of a new record of which the row says nothing; keys are asked with them too. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  /** Undoing gives these values to what was made, where such a record is never removed: an account. */
  readonly withdrawnBy?: Readonly<Record<string, string | number | boolean>>;
  /** Codes with which its own code leaves rows as they are. Any refusal of the normal write path does too. */
  readonly refuses?: readonly CatalogueCode[];
  /** For the test over all of them: a header and rows that it takes. `{n}` stands for a number of the row. */
  readonly example: { readonly header: readonly string[]; readonly row: readonly string[] };
}

/** Declares an import. One that needs more than its module's form has code below `server/modules/<area>/<module>/imports`. */
export const defineImport = <const Name extends string>(declared: Import<Name>): Import<Name> => declared;

/** The module and field that a column fills. */
export function targetOf(
  { of, parts = {}, columns }: Pick<Import, 'of' | 'parts' | 'columns'>,
  column: string,
): { readonly module: ModuleName; readonly field: string } {
  const [part = '', named] = (columns[column]?.as ?? column).split('.');
  return named === undefined ? { module: of, field: part } : { module: parts[part] ?? of, field: named };
}
