import type { DataValue } from '../../../../../resources/figures/dataSet/query.ts';

/** A table of counts that is to be published. */
export interface CountTable {
  /** What is counted and which records count: tables of the same name add up with each other. */
  readonly family: string;
  /** The columns of its groups. */
  readonly by: readonly string[];
  /** Columns of which all of its rows have one value. */
  readonly fixed: Readonly<Record<string, DataValue>>;
  /** Of each row the values of its groups. */
  readonly groups: readonly (readonly DataValue[])[];
  /** Of each measure the counts, row by row. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
}

/** A number that a reader knows, or could know: a cell of a table, or a sum over some of its columns. */
export interface Cell {
  readonly value: number;
  readonly measure: string;
  /** The same for cells of different measures that count the same records' groups. */
  readonly place: string;
  /** The sum over all groups, which may be known from elsewhere. */
  readonly isTotal: boolean;
}

/** A sum and the cells that add up to it. */
export interface Relation {
  readonly whole: string;
  readonly parts: readonly string[];
}

export interface Cells {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly relations: readonly Relation[];
}

const placeOf = (family: string, coordinates: ReadonlyMap<string, DataValue>): string =>
  JSON.stringify([family, [...coordinates].toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** The name of a cell of a measure. */
const nameOf = (measure: string, place: string): string => `${measure} ${place}`;

/** All choices of some things, each in their order. */
const subsetsOf = <T>(things: readonly T[]): T[][] =>
  things.reduce<T[][]>((all, thing) => [...all, ...all.map((some) => [...some, thing])], [[]]);

const coordinatesOf = (table: CountTable, row: number, columns: readonly string[]): Map<string, DataValue> =>
  new Map([
    ...Object.entries(table.fixed),
    ...columns.map((column): [string, DataValue] => [
      column,
      table.groups[row]?.[table.by.indexOf(column)] ?? null,
    ]),
  ]);

/** The name of the cell of a measure in a row of a table. */
export const cellAt = (table: CountTable, row: number, measure: string): string =>
  nameOf(measure, placeOf(table.family, coordinatesOf(table, row, table.by)));

/** Returns the cells of tables with all sums over their columns, and which of them add up to which. */
export function cellsOf(tables: readonly CountTable[]): Cells {
  const cells = new Map<string, Cell>();
  const relations = new Map<string, Relation>();
  for (const table of tables) {
    for (const columns of subsetsOf(table.by)) {
      for (const [measure, counts] of Object.entries(table.counts)) {
        const sums = new Map<string, { place: string; value: number; rows: number[] }>();
        for (const [row, count] of counts.entries()) {
          const place = placeOf(table.family, coordinatesOf(table, row, columns));
          const sum = sums.get(place) ?? { place, value: 0, rows: [] };
          sum.value += count;
          sum.rows.push(row);
          sums.set(place, sum);
        }
        for (const { place, value, rows } of sums.values()) {
          const name = nameOf(measure, place);
          if (!cells.has(name)) cells.set(name, { value, measure, place, isTotal: columns.length === 0 });
          for (const column of table.by.filter((one) => !columns.includes(one))) {
            const finer = rows.map((row) =>
              nameOf(measure, placeOf(table.family, coordinatesOf(table, row, [...columns, column]))),
            );
            relations.set(`${name} ${column}`, { whole: name, parts: [...new Set(finer)] });
          }
        }
      }
    }
  }
  return { cells, relations: [...relations.values()] };
}
