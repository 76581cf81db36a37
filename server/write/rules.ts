import type { Actor } from '../../resources/kit/access.ts';
import type { FieldError } from '../../resources/kit/codes.ts';
import { fieldModes } from '../../resources/kit/records/modes.ts';
import type { AnyModule, FieldMode, InputOf, WriteMode } from '../../resources/kit/module.ts';
import type { Fields } from '../../resources/kit/types.ts';
import { checkRecord } from '../../resources/kit/checks/shapes.ts';
import { formError } from '../errors.ts';
import { same, type Values } from './recordValues.ts';

type Declared = Parameters<typeof fieldModes<Fields>>[0] & Parameters<typeof checkRecord<Fields>>[0];

/** A write as the module's pure rules see it. */
interface DeclaredWrite {
  readonly mode: WriteMode;
  readonly actor: Actor;
  /** The input, as it will be stored. */
  readonly given: Values;
  /** The record as it would be. */
  readonly record: Values;
  readonly before: Values | null;
}

/** Fields that this caller may not set: refused by name, never dropped. */
function unwritable(
  modes: Readonly<Record<string, FieldMode>>,
  given: Values,
  before: Values | null,
): FieldError[] {
  return Object.entries(given)
    .filter(([name, value]) => modes[name] !== 'edit' && !same(value, before?.[name]))
    .map(([property]) => ({ property, error: 'UNWRITABLE_FIELD' }));
}

/** Refuses what the declaration alone forbids: first fields that are not this caller's to set, then wrong values. */
export function checkDeclared(module: AnyModule, asked: DeclaredWrite): void {
  const { mode, actor, given } = asked;
  // A module's rules take its own fields; from here only their names are known.
  const declared = module as Declared;
  const record = asked.record as InputOf<Fields>;
  const before = asked.before as InputOf<Fields> | null;
  // On creation the modes follow what was given, without what the declaration adds.
  const seen = mode === 'create' ? (given as InputOf<Fields>) : record;
  const refused = unwritable(fieldModes(declared, actor, mode, seen, before), given, before);
  if (refused.length > 0) throw formError(refused);
  const wrong = checkRecord(declared, { mode, actor, record, before });
  if (wrong.length > 0) throw formError(wrong);
}
