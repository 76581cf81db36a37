import type { Relation } from './cells.ts';

/** A sum of unknown cells with factors, which is known. */
type Equation = Map<string, number>;

/** Below this a factor is none: factors are sums of few ones. */
const NOTHING = 1e-9;

/** Takes a multiple of one equation from another, so that an unknown is eliminated from it. */
function eliminate(from: Equation, by: Equation, unknown: string): void {
  const factor = from.get(unknown) ?? 0;
  if (Math.abs(factor) < NOTHING) return;
  const pivot = by.get(unknown) ?? 1;
  for (const [name, value] of by) {
    const left = (from.get(name) ?? 0) - (factor / pivot) * value;
    if (Math.abs(left) < NOTHING) from.delete(name);
    else from.set(name, left);
  }
}

/**
 * Returns the hidden cells that follow from the relations and the cells that are shown: solving the equations leaves one
 * with that cell alone.
 */
export function determinedOf(relations: readonly Relation[], hidden: ReadonlySet<string>): string[] {
  const solved = new Map<string, Equation>();
  for (const { whole, parts } of relations) {
    const equation: Equation = new Map();
    for (const name of parts) if (hidden.has(name)) equation.set(name, 1);
    if (hidden.has(whole)) equation.set(whole, -1);
    for (let again = true; again;) {
      const name = [...equation.keys()].find((one) => solved.has(one));
      again = name !== undefined;
      if (name !== undefined) eliminate(equation, solved.get(name)!, name);
    }
    const [pivot] = equation.keys();
    if (pivot === undefined) continue;
    for (const other of solved.values()) eliminate(other, equation, pivot);
    solved.set(pivot, equation);
  }
  return [...solved.values()].flatMap((equation) => (equation.size === 1 ? [...equation.keys()] : []));
}
