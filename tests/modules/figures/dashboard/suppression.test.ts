import { describe, expect, it } from 'vitest';
import { cellAt, type CountTable } from '../../../../server/modules/figures/dashboard/public/cells.ts';
import {
  LEAST_PUBLISHED,
  suppressedCells,
} from '../../../../server/modules/figures/dashboard/public/suppress.ts';

/** A table by two columns, of counts row by row. */
const byTwo = (counts: readonly (readonly number[])[]): CountTable => ({
  family: 'animals',
  by: ['place', 'species'],
  fixed: {},
  groups: counts.flatMap((row, place) => row.map((_, species) => [place, species])),
  counts: { animals: counts.flat() },
});
const byPlace = (counts: readonly (readonly number[])[]): CountTable => ({
  family: 'animals',
  by: ['place'],
  fixed: {},
  groups: counts.map((_, place) => [place]),
  counts: { animals: counts.map((row) => row.reduce((sum, one) => sum + one, 0)) },
});
const total = (counts: readonly (readonly number[])[]): CountTable => ({
  family: 'animals',
  by: [],
  fixed: {},
  groups: [[]],
  counts: { animals: [counts.flat().reduce((sum, one) => sum + one, 0)] },
});

const shownOf = (tables: readonly CountTable[]) => {
  const hidden = suppressedCells(tables);
  return tables.map((table) =>
    (table.counts.animals ?? []).map((count, row) =>
      hidden.has(cellAt(table, row, 'animals')) ? null : count,
    ),
  );
};

/**
 * What a reader can compute: the unknown cells that have one value in every solution of what is shown, found by
 * elimination over the single cells, which shares nothing with the code under test.
 */
function computable(equations: readonly (readonly number[])[], unknowns: number): number[] {
  const rows = equations.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < unknowns; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= rank && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot < 0) continue;
    [rows[rank], rows[pivot]] = [rows[pivot]!, rows[rank]!];
    const top = rows[rank]!;
    const factor = top[column]!;
    for (let n = 0; n < unknowns; n += 1) top[n] = top[n]! / factor;
    for (const [at, row] of rows.entries()) {
      const times = row[column] ?? 0;
      if (at !== rank && Math.abs(times) > 1e-9)
        for (let n = 0; n < unknowns; n += 1) row[n] = row[n]! - times * top[n]!;
    }
    rank += 1;
  }
  return rows.slice(0, rank).flatMap((row) => {
    const left = row.flatMap((value, at) => (Math.abs(value) > 1e-9 ? [at] : []));
    return left.length === 1 ? left : [];
  });
}

/** A generator of numbers that is the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('suppression', () => {
  it('a count below five › is left out, with another one from which it would follow', () => {
    const table: CountTable = {
      family: 'animals',
      by: ['species'],
      fixed: {},
      groups: [['dog'], ['cat'], ['ferret']],
      counts: { animals: [40, 12, 3] },
    };
    expect(shownOf([table])).toEqual([[40, null, null]]);
  });

  it('large counts, and none › are published', () => {
    expect(
      shownOf([
        byTwo([
          [5, 0],
          [20, 31],
        ]),
      ]),
    ).toEqual([[5, 0, 20, 31]]);
  });

  it('two counts of which each can only be one › are left out with a third', () => {
    const table: CountTable = {
      family: 'animals',
      by: ['species'],
      fixed: {},
      groups: [['a'], ['b'], ['c'], ['d']],
      counts: { animals: [1, 1, 9, 30] },
    };
    expect(shownOf([table])).toEqual([[null, null, null, 30]]);
  });

  it('a measure that leaves fewer than five of another › is left out', () => {
    const table: CountTable = {
      family: 'animals',
      by: ['place'],
      fixed: {},
      groups: [[1], [2], [3]],
      counts: { animals: [50, 60, 70], vaccinated: [48, 30, 20] },
    };
    const hidden = suppressedCells([table]);
    expect(hidden.has(cellAt(table, 0, 'animals'))).toBe(false);
    expect(hidden.has(cellAt(table, 0, 'vaccinated'))).toBe(true);
    // Not alone: it would follow from the sum.
    expect([1, 2].some((row) => hidden.has(cellAt(table, row, 'vaccinated')))).toBe(true);
  });

  it('a widget with one value of a column › hides the cell that a table by that column hides', () => {
    const table: CountTable = {
      family: 'animals',
      by: ['species'],
      fixed: {},
      groups: [['dog'], ['cat'], ['ferret']],
      counts: { animals: [40, 12, 3] },
    };
    const cats: CountTable = {
      family: 'animals',
      by: [],
      fixed: { species: 'cat' },
      groups: [[]],
      counts: { animals: [12] },
    };
    expect(shownOf([table, cats])).toEqual([[40, null, null], [null]]);
  });

  it('no cell below five › can be computed from all widgets of a dashboard together', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const next = numbers(seed);
      const [places, species] = [2 + Math.floor(next() * 5), 2 + Math.floor(next() * 4)];
      const counts = Array.from({ length: places }, () =>
        Array.from({ length: species }, () => Math.floor(next() < 0.4 ? next() * 7 : next() * 60)),
      );
      const tables = [byTwo(counts), byPlace(counts), total(counts)];
      const [cells = [], margins = []] = shownOf(tables);
      const unknowns = places * species;
      const line = (chosen: (at: number) => boolean) =>
        Array.from({ length: unknowns }, (_, at) => (chosen(at) ? 1 : 0));
      const equations = [
        ...cells.flatMap((count, at) => (count === null ? [] : [line((one) => one === at)])),
        ...margins.flatMap((count, place) =>
          count === null ? [] : [line((one) => Math.floor(one / species) === place)],
        ),
        line(() => true),
      ];
      const flat = counts.flat();
      const found = computable(equations, unknowns).filter(
        (at) => cells[at] === null && flat[at]! < LEAST_PUBLISHED,
      );
      expect({ seed, found }).toEqual({ seed, found: [] });
      const small = flat.filter((count, at) => count > 0 && count < LEAST_PUBLISHED && cells[at] !== null);
      expect(small).toEqual([]);
    }
  });
});
