/** A street of a postal code, as the address search answers it. */
export interface PlaceLine {
  readonly locality: string;
  readonly street: string | null;
  readonly parish: { readonly id: number; readonly name: string };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The localities of a postal code. */
export const localitiesOf = (lines: readonly PlaceLine[]): string[] =>
  unique(lines.map((line) => line.locality)).toSorted((a, b) => a.localeCompare(b, 'pt'));

/** The parishes of a locality, each once. */
export function parishesOf(
  lines: readonly PlaceLine[],
  locality: string | null | undefined,
): PlaceLine['parish'][] {
  const byId = new Map(
    lines.filter((line) => line.locality === locality).map(({ parish }) => [parish.id, parish]),
  );
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt'));
}

/** The streets of a locality within a parish. */
export const streetsOf = (
  lines: readonly PlaceLine[],
  locality: string | null | undefined,
  parishId: number | null | undefined,
): string[] =>
  unique(
    lines
      .filter((line) => line.locality === locality && line.parish.id === parishId)
      .flatMap((line) => (line.street ? [line.street] : [])),
  ).toSorted((a, b) => a.localeCompare(b, 'pt'));

/** The value that goes without asking, where there is only one. */
export const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);
