/** The fields that a merge takes from the other record where some are named: the whole group of each. */
export const takenOf = <Field extends string>(
  groups: readonly (readonly Field[])[],
  named: readonly string[],
): readonly Field[] => groups.filter((group) => group.some((field) => named.includes(field))).flat();
