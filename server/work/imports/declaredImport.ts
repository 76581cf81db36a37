import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Import, ImportKey } from '../../../resources/kit/import.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { parentField } from '../../../resources/kit/module.ts';
import { bodyShape, readIssues } from '../../../resources/kit/checks/shapes.ts';
import { getStored } from '../../crud/getStored.ts';
import type { CrudModule } from '../../crud/hooks.ts';
import { createFromInput, updateFromInput } from '../../crud/writeFromInput.ts';
import { columnIdent } from '../../db/sql.ts';
import { formError } from '../../errors.ts';
import type { Write } from '../../write/openWrite.ts';
import { inScope } from '../../write/redaction.ts';
import { same, type StoredRecord, type Values } from '../../write/recordValues.ts';
import { findRecord } from '../../write/records.ts';
import type { StoredModule } from '../../write/storedModuleType.ts';
import { shownChanges } from '../bulk/shownChanges.ts';
import { moduleNamed } from './importColumns.ts';
import { RowConflict, type ReadRow } from './handleImport.ts';

/** A record that exists, as its module reads it. */
export type Existing = StoredRecord & Values;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The checks of single values, by module: what is owed is said once the record is whole. */
const shapes = new WeakMap<AnyModule, z.ZodType<Values>>();

/**
 * Checks values as the body of a call is checked, and returns them as the form's own checks leave them.
 * @throws Refusal 422 with each value that is wrong
 */
export function checkedValues(module: AnyModule, values: Values): Values {
  const shape = shapes.get(module) ?? bodyShape(module.fields, 'update').partial();
  shapes.set(module, shape);
  const read = shape.safeParse(values);
  if (read.success) return read.data;
  const { errors, malformed } = readIssues(read.error.issues);
  throw formError([
    ...errors,
    ...malformed.map((property) => ({ property, error: 'CELL_NOT_READ' as const })),
  ]);
}

/** The condition, over alias `t`, of the records that a key means. */
const keyed = (key: ImportKey, values: Values): Sql =>
  join(
    key.fields.map((name) =>
      key.ignoresCase
        ? sql`lower(t.${columnIdent(name)}) = lower(${values[name]})`
        : sql`t.${columnIdent(name)} = ${values[name]}`,
    ),
    ' and ',
  );

/** Finds and locks the record that a row means, within the caller's scope. */
export async function findExisting(
  { tx, caller }: Pick<Write, 'tx' | 'caller'>,
  stored: StoredModule,
  keys: readonly ImportKey[],
  values: Values,
): Promise<Existing | undefined> {
  const key = keys.find(({ fields }) => fields.every((name) => isGiven(values[name])));
  if (!key) throw formError([{ property: keys[0]?.fields[0] ?? 'id', error: 'ROW_WITHOUT_KEY' }]);
  const found = await findRecord(tx, stored, sql`${keyed(key, values)} and ${inScope(stored, caller)}`, {
    lock: true,
  });
  return found as Existing | undefined;
}

/** What a row says otherwise than a record: what it fills, and what it would replace. */
export function differencesOf(
  values: Values,
  existing: Values,
): { readonly fills: Values; readonly differs: Values } {
  const given = Object.entries(values).filter(
    ([name, value]) => isGiven(value) && !same(value, existing[name]),
  );
  const isEmpty = ([name]: readonly [string, unknown]) =>
    !isGiven(existing[name]) || same(existing[name], []);
  return {
    fills: Object.fromEntries(given.filter(isEmpty)),
    differs: Object.fromEntries(given.filter((one) => !isEmpty(one))),
  };
}

/** The values of a row that are written, by what was decided. */
export function takenValues(
  { module }: Pick<StoredModule, 'module'>,
  values: Values,
  existing: Existing,
  decision: ReadRow['decision'],
  prefix = '',
): Values {
  const { fills, differs } = differencesOf(values, existing);
  const [column] = Object.keys(differs);
  if (column === undefined || decision === 'OURS') return fills;
  if (decision === 'THEIRS') return { ...fills, ...differs };
  const { id, version } = existing;
  throw new RowConflict('VALUE_DIFFERS', {
    column: prefix + column,
    met: { id, version },
    changes: shownChanges([
      {
        module: module.name,
        id,
        version,
        type: 'UPDATE',
        fields: Object.keys(differs),
        before: existing,
        after: { ...existing, ...differs },
      },
    ]),
  });
}

/** The parent that a row of a child record names by its number. */
async function withParent(
  write: Write,
  stored: StoredModule,
  values: Values,
): Promise<{ readonly values: Values; readonly number?: string }> {
  const { parent } = stored.module;
  const number = parent?.by === undefined ? undefined : values[parent.by];
  if (!parent || parent.by === undefined || typeof number !== 'string') return { values };
  const { [parent.by]: _number, ...own } = values;
  const id = await (stored.parent as CrudModule).hooks.findId?.(write.tx, number);
  if (id === undefined) throw formError([{ property: parent.by, error: 'NOT_FOUND' }]);
  return { values: { ...own, [parentField(parent)]: id }, number };
}

/** Writes a row as the form of its module would. */
export async function applyDeclared(declared: Import, { write, values: given, decision }: ReadRow) {
  const stored = getStored<AnyModule, StoredRecord>(moduleNamed(declared.of));
  const { values: named, number } = await withParent(write, stored, given);
  const values = checkedValues(stored.module, named);
  const whole = { ...declared.defaults, ...values };
  const existing = await findExisting(write, stored, declared.keys, whole);
  if (!existing) {
    await createFromInput(write, stored, whole, number);
    return undefined;
  }
  const { id, version } = existing;
  const taken = takenValues(stored, values, existing, decision);
  if (Object.keys(taken).length > 0) await updateFromInput(write, stored, id, { ...taken, version });
  return { id, version };
}

/** The part of a record's values that a column names: those without a dot are of the record itself. */
export const partOf = (values: Values, part: string): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const [before = '', after] = name.split('.');
      return part === ''
        ? after === undefined
          ? [[name, value]]
          : []
        : before === part && after !== undefined
          ? [[after, value]]
          : [];
    }),
  );
