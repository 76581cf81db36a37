import type { AnyModule } from '../../resources/kit/module.ts';

/** Fields that stand together, under the title of that name; without one where nothing was declared. */
export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly string[];
}

/** Kinds that need the whole width. */
const WIDE = new Set(['longText', 'richText', 'references', 'lines', 'schedule', 'data']);

export const isWide = (module: AnyModule, name: string): boolean => {
  const field = module.fields[name];
  return !!field && (WIDE.has(field.kind) || (field.kind === 'choices' && (field.values?.length ?? 0) > 20));
};

/** Whether the register computes the field, so that it is not entered. */
const isComputed = (module: AnyModule, name: string): boolean => {
  const { computed, virtual } = module.fields[name]?.options ?? {};
  return Boolean(computed || virtual);
};

/** Whether the field stands beside the form: a short computed value. Shapes of data are for programs. */
export const isTold = (module: AnyModule, name: string): boolean =>
  isComputed(module, name) && !isWide(module, name);

const isInForm = (module: AnyModule, name: string): boolean =>
  !isComputed(module, name) || (isWide(module, name) && module.fields[name]?.kind !== 'data');

/** A name or a line of an address: it has room for two. */
export const isBroad = (module: AnyModule, name: string): boolean => {
  const field = module.fields[name];
  return field?.kind === 'text' && (name === module.title || (field.max ?? 0) >= 200);
};

/** The sections that a module declares, with the fields that none of them names in the last one. */
export function sectionsOf(module: AnyModule): readonly FieldGroup[] {
  const declared = module.form?.sections ?? [];
  const named = new Set(declared.flatMap((section) => section.fields));
  const others = Object.keys(module.fields).filter((name) => !named.has(name));
  const all =
    declared.length === 0
      ? [{ name: '', fields: others }]
      : declared.map((section, at) =>
          at === declared.length - 1 ? { ...section, fields: [...section.fields, ...others] } : section,
        );
  return all
    .map(({ name, fields }) => ({ name, fields: fields.filter((one) => isInForm(module, one)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** A section's title takes about as much room as a field. */
const roomOf = ({ fields }: FieldGroup): number => fields.length + 1;
const sumOf = (groups: readonly FieldGroup[]): number => groups.reduce((sum, one) => sum + roomOf(one), 0);

/**
 * The sections in two stacks of about the same height. The stacks follow from the declaration alone: no section moves
 * because of what the user types.
 */
export function stacksOf(sections: readonly FieldGroup[]): readonly (readonly FieldGroup[])[] {
  if (sections.length < 2) return [sections];
  const uneven = (at: number) => Math.abs(sumOf(sections.slice(0, at)) - sumOf(sections.slice(at)));
  const cuts = sections.slice(1).map((_, at) => at + 1);
  const best = cuts.reduce((found, at) => (uneven(at) < uneven(found) ? at : found));
  return [sections.slice(0, best), sections.slice(best)];
}
