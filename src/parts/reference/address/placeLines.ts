/** A street of a postal code, as the address search answers it. */
export interface PlaceLine {
  readonly locality: string;
  readonly street: string | null;
  /** Unknown where the publisher of the codes does not say. */
  readonly parish: Parish | null;
  readonly county: { readonly id: number };
}

export interface Parish {
  readonly id: number;
  readonly name: string;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The localities of a postal code. */
export const localitiesOf = (lines: readonly PlaceLine[]): string[] =>
  unique(lines.map((line) => line.locality)).toSorted((a, b) => a.localeCompare(b, 'pt'));

/** The county of a postal code; `null` where it is unknown or lies in several. */
export const countyOf = (lines: readonly PlaceLine[]): number | null =>
  only(unique(lines.map(({ county }) => county.id)));

/** The county whose parishes all come into question, where a locality's streets do not tell theirs. */
export const openCounty = (
  lines: readonly PlaceLine[],
  locality: string | null | undefined,
): number | undefined => lines.find((line) => line.locality === locality && line.parish === null)?.county.id;

/** The parishes of a locality, each once; beside them `others`, all of its county. */
export function parishesOf(
  lines: readonly PlaceLine[],
  locality: string | null | undefined,
  others: readonly Parish[] = [],
): Parish[] {
  const told = lines.flatMap((line) => (line.locality === locality && line.parish ? [line.parish] : []));
  const byId = new Map([...others, ...told].map((parish) => [parish.id, parish]));
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
      .filter((line) => line.locality === locality && (line.parish === null || line.parish.id === parishId))
      .flatMap((line) => (line.street ? [line.street] : [])),
  ).toSorted((a, b) => a.localeCompare(b, 'pt'));

/** Returns the only value of a list, which needs no choice; `null` for none or several. */
export const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);
