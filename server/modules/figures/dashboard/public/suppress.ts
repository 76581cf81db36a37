import { cellsOf, type Cell, type Cells, type CountTable, type Relation } from './cells.ts';
import { determinedOf } from './determined.ts';

/** Counts from one up to this, less one, are about so few that these could be recognised. */
export const LEAST_PUBLISHED = 5;

const isSmall = (count: number): boolean => count > 0 && count < LEAST_PUBLISHED;

/** Cells that are small themselves, and those by which such a one follows from another measure of the same groups. */
function primary(cells: ReadonlyMap<string, Cell>): Set<string> {
  const hidden = new Set<string>();
  const places = new Map<string, [string, Cell][]>();
  for (const [name, cell] of cells) {
    if (isSmall(cell.value)) hidden.add(name);
    places.set(cell.place, [...(places.get(cell.place) ?? []), [name, cell]]);
  }
  for (const group of places.values())
    for (const [name, { value }] of group)
      if (group.some(([, other]) => isSmall(other.value - value))) hidden.add(name);
  return hidden;
}

/** The cell of a relation to hide beside those that are: the smallest part, else the sum. */
function nextToHide({ whole, parts }: Relation, { cells }: Cells, hidden: Set<string>): string | undefined {
  const valueOf = (name: string): number => cells.get(name)?.value ?? 0;
  const open = parts
    .filter((name) => !hidden.has(name) && valueOf(name) > 0)
    .toSorted((a, b) => valueOf(a) - valueOf(b));
  return open[0] ?? (hidden.has(whole) ? undefined : whole);
}

/** Whether the hidden parts of a relation follow from what is shown: there is one, or each can only be one. */
function isGivenAway({ whole, parts }: Relation, { cells }: Cells, hidden: Set<string>): boolean {
  const unknown = parts.filter((name) => hidden.has(name));
  if (hidden.has(whole)) return unknown.length === 0;
  const sum = unknown.reduce((total, name) => total + (cells.get(name)?.value ?? 0), 0);
  return unknown.length === 1 || (unknown.length > 0 && sum === unknown.length);
}

/**
 * Returns the names of the cells that must not be published with these tables: small ones, and as many others as it takes
 * that no small one can be computed from what is left, over all tables together.
 */
export function suppressedCells(tables: readonly CountTable[]): ReadonlySet<string> {
  const all = cellsOf(tables);
  const hidden = primary(all.cells);
  const touching = new Map<string, Relation[]>();
  for (const relation of all.relations)
    for (const name of [relation.whole, ...relation.parts])
      touching.set(name, [...(touching.get(name) ?? []), relation]);
  const hideIn = (relation: Relation): boolean => {
    const next = nextToHide(relation, all, hidden);
    if (next !== undefined) hidden.add(next);
    return next !== undefined;
  };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    // Line by line first, which is quick and leaves little to the second look.
    for (const relation of all.relations)
      if (isGivenAway(relation, all, hidden)) isChanged = hideIn(relation) || isChanged;
    if (isChanged) continue;
    // Several lines together can give away what none of them does alone.
    for (const name of determinedOf(all.relations, hidden))
      isChanged = (touching.get(name) ?? []).some(hideIn) || isChanged;
  }
  return hidden;
}
