import { imports } from '../../../resources/generated/imports.ts';
import { targetOf, type CellReader, type Import, type ImportColumn } from '../../../resources/kit/import.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { getField, type Field } from '../../../resources/kit/values/field.ts';
import { modules } from '../../../resources/schemas.ts';

/** A column of an import with what its field says. */
export interface ColumnFacts extends ImportColumn {
  readonly name: string;
  readonly module: AnyModule;
  readonly fieldName: string;
  readonly field: Field;
  readonly reader: CellReader;
}

const OF_KINDS: Partial<Record<Field['kind'], CellReader>> = {
  date: 'DATE',
  boolean: 'YES_NO',
  transponder: 'TRANSPONDER',
  phone: 'PHONE',
  postalCode: 'POSTAL_CODE',
  choice: 'WORD',
  reference: 'WORD',
  integer: 'NUMBER',
  decimal: 'NUMBER',
  email: 'EMAIL',
  longText: 'LONG_TEXT',
};

const known = new Map<string, readonly ColumnFacts[]>();

/** Returns the module of a name. */
export function moduleNamed(name: string): AnyModule {
  const module = modules.find((one) => one.name === name);
  if (!module) throw new Error(`no module is called ${name}`);
  return module;
}

/** Returns the columns of an import, in the order of its declaration. */
export function columnsOf(declared: Import): readonly ColumnFacts[] {
  const found =
    known.get(declared.name) ??
    Object.entries(declared.columns).map(([name, column]): ColumnFacts => {
      const target = targetOf(declared, name);
      const own = moduleNamed(target.module);
      // A child record names its parent by the parent's own number.
      const module = own.parent?.by === target.field ? moduleNamed(own.parent.module.name) : own;
      const field = getField(module.fields, target.field);
      return {
        ...column,
        name,
        module,
        fieldName: target.field,
        field,
        reader: column.reader ?? OF_KINDS[field.kind] ?? 'TEXT',
      };
    });
  known.set(declared.name, found);
  return found;
}

/**
 * Whether a column can have one value for all rows. Not what is personal, which would stay with the import where an erasure
 * does not look for it, nor what identifies a record.
 */
export const canBeFixed = ({ keys }: Import, { name, field }: ColumnFacts): boolean =>
  field.options.personal !== true && !keys.some(({ fields }) => fields.length === 1 && fields[0] === name);

/** Finds an import of the server's list. */
export const findImport = (name: string): Import | undefined => imports.find((one) => one.name === name);
