import { refuseSource } from '../refuseSource.ts';
import { EMPTY_CELL } from '../makeCell.ts';
import { MAX_CELL, MAX_COLUMNS, type RawRows, type SourceCell } from '../types.ts';
import type { Archive } from './archive.ts';
import type { ShownAs } from './cellStyles.ts';
import type { SharedStrings } from './sharedStrings.ts';
import { readSheetCell, type StoredCell } from './sheetCells.ts';
import { readXml } from './xml.ts';

/** 'AB12' → 27, counted from 0; -1 where there is no column. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > 20_000) break;
  }
  return column - 1;
}

interface StoredRow {
  readonly line: number;
  readonly cells: readonly StoredCell[];
}

/** Collects the rows of a sheet that have something in them. */
function collectRows(rows: StoredRow[]): Parameters<typeof readXml>[1] {
  let line = 0;
  let cells: StoredCell[] = [];
  let attributes: Readonly<Record<string, string>> = {};
  let column = -1;
  let value = '';
  let hasFormula = false;
  let isValue = false;
  let isSpoken = false;
  const endCell = (): void => {
    const hasPicture = attributes['vm'] !== undefined;
    if (value === '' && !hasFormula && !hasPicture) return;
    if (column >= MAX_COLUMNS) throw refuseSource('SOURCE_TOO_WIDE', line);
    const { t: type = 'n', s: style = '0' } = attributes;
    cells.push({ column, type, style: Number(style), value, hasFormula, hasPicture });
  };
  return {
    open: (name, given) => {
      if (name === 'row') {
        const next = given['r'] === undefined ? line + 1 : Number(given['r']);
        if (!Number.isSafeInteger(next) || next <= line) throw refuseSource('SOURCE_DAMAGED');
        [line, cells, column] = [next, [], -1];
      } else if (name === 'c') {
        [attributes, value, hasFormula] = [given, '', false];
        const next = given['r'] === undefined ? column + 1 : columnOf(given['r']);
        if (next <= column) throw refuseSource('SOURCE_DAMAGED');
        column = next;
      } else if (name === 'f') hasFormula = true;
      else if (name === 'rPh') isSpoken = true;
      isValue = name === 'v' || (name === 't' && !isSpoken);
    },
    text: (text) => {
      if (!isValue) return;
      value += text;
      if (value.length > MAX_CELL) throw refuseSource('SOURCE_CELL_TOO_LONG', line);
    },
    close: (name) => {
      isValue = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'c') endCell();
      if (name === 'row' && cells.length > 0) rows.push({ line, cells });
    },
  };
}

/** The rows of a sheet that have a value, in constant memory. */
export async function* readSheetRows(
  archive: Archive,
  part: string,
  how: {
    readonly strings: SharedStrings;
    readonly styles: readonly ShownAs[];
    readonly has1904Days: boolean;
  },
): RawRows {
  const rows: StoredRow[] = [];
  const textOf = (index: number): string => how.strings.get(index);
  for await (const _ of readXml(archive.open(part), collectRows(rows))) {
    for (const { line, cells: stored } of rows.splice(0)) {
      for (const { type, value } of stored) if (type === 's') await how.strings.load(Number(value || 0));
      const cells: SourceCell[] = [];
      for (const cell of stored) {
        while (cells.length < cell.column) cells.push(EMPTY_CELL);
        cells.push(readSheetCell(cell, line, { ...how, textOf }));
      }
      if (cells.some(({ kind, warning }) => kind !== 'EMPTY' || warning)) yield { line, cells };
    }
  }
}
