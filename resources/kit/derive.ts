import { boolean, integer, type Field } from './fields.ts';
import type { AnyModule } from './module.ts';
import type { Derivation, Fields, Where } from './types.ts';

/** The value of a field in the child record that comes last by `by`, the field itself unless given. */
export const latest = <const K extends string>(field: K, by: K = field, where?: Where): Derivation<K> => ({
  kind: 'latest',
  field,
  by,
  ...(where && { where }),
});

/** The number of child records. */
export const count = (where?: Where): Derivation<never> => ({ kind: 'count', ...(where && { where }) });

/** Whether there is a child record. */
export const exists = (where?: Where): Derivation<never> => ({ kind: 'exists', ...(where && { where }) });

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
  const field = fields[derivation.field];
  if (!field) throw new Error(`${name}: a value is derived from ${derivation.field}, which is no field`);
  const { personal } = field.options;
  return {
    ...field,
    options: { ...options, ...(personal && { personal }) },
    isRequired: false,
    textsOf: name,
  };
}

/** The derived fields that the children of a module add to those that it declares itself. */
function fieldsOfChildren(module: AnyModule, modules: readonly AnyModule[]): Fields {
  const added = modules.flatMap((child) =>
    child.parent?.module.name === module.name
      ? Object.entries(child.parent.derives ?? {})
          .filter(([name]) => !(name in module.fields))
          .map(([name, derivation]) => [name, derivedField(child, module, derivation)] as const)
      : [],
  );
  return Object.fromEntries(added);
}

/**
 * Returns the modules with the derived fields that their child modules declare, and with linked parents. The given
 * declarations stay as they are: what needs all fields of a module takes it from here, by its name.
 */
export function linkModules(modules: readonly AnyModule[]): readonly AnyModule[] {
  const linked = new Map<string, AnyModule>();
  const link = (module: AnyModule): AnyModule => {
    const known = linked.get(module.name);
    if (known) return known;
    const parent = module.parent && {
      ...module.parent,
      module: link(modules.find(({ name }) => name === module.parent?.module.name) ?? module.parent.module),
    };
    const made: AnyModule = {
      ...module,
      fields: { ...module.fields, ...fieldsOfChildren(module, modules) },
      ...(parent && { parent }),
    };
    linked.set(module.name, made);
    return made;
  };
  return modules.map(link);
}
