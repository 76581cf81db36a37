import { allows, type Actor } from '../access.ts';
import type { FieldMode, InputOf, Module, WriteMode } from '../module.ts';
import type { Fields } from '../types.ts';

/**
 * Returns the mode of each field for this user: one pure function for page and server.
 * The strictest of the declaration's permissions and the module's own rule wins.
 */
export function fieldModes<F extends Fields>(
  module: Pick<Module<string, F>, 'fields' | 'access' | 'modes'>,
  actor: Actor,
  mode: WriteMode,
  record: InputOf<F>,
  before: InputOf<F> | null = null,
): Record<keyof F & string, FieldMode> {
  const mayWrite = module.access[mode] !== undefined && allows(module.access[mode], actor);
  const own: { readonly [name: string]: FieldMode | undefined } =
    module.modes?.({ mode, actor, record, before }) ?? {};
  const modes = {} as Record<keyof F & string, FieldMode>;
  for (const [name, field] of entriesOf(module.fields)) {
    const { read, write, computed, virtual, settable, createOnly } = field.options;
    let result: FieldMode = 'edit';
    if (read !== undefined && !allows(read, actor)) result = 'hidden';
    else if (computed || (virtual && !(settable && mode === 'update')))
      result = mode === 'create' ? 'hidden' : 'read';
    else if (!mayWrite || (createOnly && mode === 'update')) result = 'read';
    else if (write !== undefined && !allows(write, actor)) result = mode === 'create' ? 'hidden' : 'read';
    modes[name as keyof F & string] = stricter(result, own[name] ?? 'edit');
  }
  return modes;
}

const known = new WeakMap<Fields, readonly (readonly [string, Fields[string]])[]>();

/** A declaration does not change, and its modes are asked for with every record that is shown. */
function entriesOf(fields: Fields): readonly (readonly [string, Fields[string]])[] {
  let entries = known.get(fields);
  if (!entries) known.set(fields, (entries = Object.entries(fields)));
  return entries;
}

const RANK: Record<FieldMode, number> = { edit: 0, read: 1, hidden: 2 };
const stricter = (a: FieldMode, b: FieldMode): FieldMode => (RANK[a] >= RANK[b] ? a : b);
