import { parentField, type AnyModule } from '../resources/kit/module.ts';

type Values = Readonly<Record<string, unknown>>;

/** Equal on the wire, whatever the order of an object's keys; absent and empty are the same. */
export const sameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  JSON.stringify(value === undefined || value === '' ? null : value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );

/** The fields that a create or update may name. */
const writableFields = (module: AnyModule): readonly string[] =>
  Object.entries(module.fields)
    .filter(([, { options }]) => !options.computed && !options.virtual)
    .map(([name]) => name);

/** Returns the values that differ from `before`, by the names that an update may send; cleared fields as `null`. */
export function changesOf(module: AnyModule, values: Values, before: Values): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const name of writableFields(module)) {
    if (!(name in values) || sameValue(values[name], before[name])) continue;
    changes[name] = values[name] === '' || values[name] === undefined ? null : values[name];
  }
  return changes;
}

/**
 * Returns the body of a create call: the module's own fields, as far as they were given. A child record whose parent is
 * named by its number names it by nothing else.
 */
export function givenOf(module: AnyModule, values: Values): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  const { parent } = module;
  const number = parent?.by === undefined ? undefined : values[parent.by];
  if (parent?.by !== undefined && number !== undefined) given[parent.by] = number;
  if (module.documents && values.documents) given.documents = values.documents;
  for (const name of writableFields(module)) {
    if (parent && number !== undefined && name === parentField(parent)) continue;
    const value = values[name];
    if (value !== undefined && value !== null && value !== '') given[name] = value;
  }
  return given;
}
