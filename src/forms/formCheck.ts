import type { Actor } from '../../resources/kit/access.ts';
import { invalidCode, type ErrorCode } from '../../resources/kit/codes.ts';
import { fieldModes } from '../../resources/kit/records/modes.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule, FieldMode, Module, WriteMode } from '../../resources/kit/module.ts';
import type { Fields } from '../../resources/kit/types.ts';
import { formPath } from '../../resources/kit/names.ts';
import { checkRecord, fieldShape, readIssues } from '../../resources/kit/checks/shapes.ts';
import type { Values } from '../fields/index.ts';

/** Seen from outside a module's rules take values of any shape; its own types were checked where it is declared. */
export const rulesOf = (module: AnyModule): Module<string, Fields> => module as Module<string, Fields>;

/** Returns the fields of a dialog or page as a form's module: fields and rules of its own, the texts of `module`. */
export function inputModule(
  { modes: _modes, check: _check, ...module }: AnyModule,
  rules: Pick<Module<string, Fields>, 'fields' | 'modes' | 'check'>,
): AnyModule {
  return { ...module, ...rules, access: { ...module.access, create: 'SIGNED_IN' } };
}

export type Modes = Readonly<Record<string, FieldMode>>;

/** Returns the mode of every field of a module for this user on this record. Without a session all are read. */
export const modesOf = (
  module: AnyModule,
  actor: Actor | null,
  mode: WriteMode,
  values: Values,
  before: Values | null,
): Modes =>
  actor
    ? fieldModes(rulesOf(module), actor, mode, { ...before, ...values }, before)
    : Object.fromEntries(Object.keys(module.fields).map((name) => [name, 'read']));

export interface Checked {
  /** Trimmed and written down as the register has them. */
  readonly values: Record<string, unknown>;
  /** Code by form path (`owners.0.name`). */
  readonly errors: Readonly<Record<string, ErrorCode>>;
}

export interface CheckContext {
  readonly module: AnyModule;
  readonly actor: Actor | null;
  readonly mode: WriteMode;
  readonly before: Values | null;
  readonly modes: Modes;
  /** Only these fields are this form's; all by default. */
  readonly fields?: readonly string[] | undefined;
}

/** The code for a value that cannot be read, of a field or of one in its lines: `['1', 'unitPrice']`. */
function codeOf(field: Field, name: string, [, part]: readonly PropertyKey[]): ErrorCode {
  const own = field.lineFields?.[String(part)];
  return (
    own?.options.invalid ?? (own ? invalidCode(String(part)) : (field.options.invalid ?? invalidCode(name)))
  );
}

/**
 * The check of a form: the very functions the server runs, over the fields that this user can write here. What is
 * wrong elsewhere in the record is not this form's to hold up. Without a session nothing is checked: the server asks for one.
 */
export function checkForm(
  given: Values,
  { module, actor, mode, before, modes, fields }: CheckContext,
): Checked {
  const values: Record<string, unknown> = { ...given };
  const errors: Record<string, ErrorCode> = {};
  if (!actor) return { values, errors };
  const mine = (name: string): boolean => modes[name] === 'edit' && (!fields || fields.includes(name));
  for (const [name, field] of Object.entries(module.fields)) {
    // The value that a new record starts with is not sent for a field that this record does not have.
    if (mode === 'create' && modes[name] === 'hidden') delete values[name];
    if (!mine(name)) continue;
    const parsed = fieldShape(name, field, mode === 'create').safeParse(given[name]);
    if (parsed.success) {
      values[name] = parsed.data;
      continue;
    }
    for (const issue of parsed.error.issues) {
      const path = [name, ...issue.path].join('.');
      const [coded] = readIssues([issue]).errors;
      errors[path] ??= coded?.error ?? codeOf(field, name, issue.path);
    }
  }
  const record = { ...before, ...values };
  for (const { property, error } of checkRecord(rulesOf(module), {
    mode,
    actor,
    record,
    before,
  })) {
    const path = formPath(property);
    const name = path.split('.', 1)[0] ?? path;
    if (mine(name) || !(name in module.fields)) errors[path] ??= error;
  }
  return { values, errors };
}
