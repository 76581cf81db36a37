import { boolean, integer, type Field } from './fields.ts';
import type { AnyModule } from './module.ts';
import type { Derivation, Where } from './types.ts';

/** The value of a field in the child record that comes last by `by`, the field itself unless given. */
export const latest = (field: string, by = field, where?: Where): Derivation => ({
  kind: 'latest',
  field,
  by,
  ...(where && { where }),
});

/** The number of child records. */
export const count = (where?: Where): Derivation => ({ kind: 'count', ...(where && { where }) });

/** Whether there is a child record. */
export const exists = (where?: Where): Derivation => ({ kind: 'exists', ...(where && { where }) });

/** A derived field of a parent that only the child declares; its text is among the child's, below `derives`. */
function derivedField(
  { name, fields, access: { read } }: AnyModule,
  parent: AnyModule,
  derivation: Derivation,
): Field {
  // The child's access contains the parent's: what it asks beside is what the field asks beside its module.
  const isWithin = typeof read === 'object' && 'all' in read && read.all[0] === parent.access.read;
  const own = isWithin ? read.all[1] : read === parent.access.read ? undefined : read;
  const options = { computed: true, ...(own !== undefined && { read: own }) } as const;
  if (derivation.kind === 'count') return { ...integer(options), textsOf: name };
  if (derivation.kind === 'exists') return { ...boolean(options), textsOf: name };
  const field = fields[derivation.field]!;
  const { personal } = field.options;
  return {
    ...field,
    options: { ...options, ...(personal && { personal }) },
    isRequired: false,
    textsOf: name,
  };
}

/** Adds to parents the derived fields that their child modules declare. Answers the modules as they were given. */
export function linkModules(modules: readonly AnyModule[]): readonly AnyModule[] {
  for (const module of modules) {
    const parent = module.parent?.module;
    if (!parent) continue;
    const missing = Object.entries(module.parent.derives ?? {}).filter(([name]) => !(name in parent.fields));
    Object.assign(
      parent.fields,
      Object.fromEntries(
        missing.map(([name, derivation]) => [name, derivedField(module, parent, derivation)]),
      ),
    );
  }
  return modules;
}
