import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { CellKind } from '../../../resources/work/import/cells/cell.ts';

/** What a person chose for a file, in place of what was recognised. */
export interface SourceOptions {
  readonly sheet?: string | undefined;
  readonly encoding?: string | undefined;
  readonly separator?: string | undefined;
  /** The row with the columns' names, counted from 1 as a spreadsheet counts; 0 for a table without one. */
  readonly headerRow?: number | undefined;
}

/** A sheet of a workbook; its rows are those with a value, the header included. */
export interface SourceSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: number;
}

/** A table as it is shown before it is read: what was recognised, and its first rows. */
export interface SourceDescription {
  readonly kind: 'CSV' | 'XLSX';
  readonly encoding: string | null;
  readonly separator: string | null;
  /** Of a workbook; none of a text. */
  readonly sheets: readonly SourceSheet[];
  /** The first visible sheet with rows; null where there is none, and one has to be chosen. */
  readonly sheet: string | null;
  /** The rows with a value, the header included. */
  readonly rows: number;
  readonly headerRow: number;
  /** One name per column, each once: a column without a name has the letters of a spreadsheet. */
  readonly columns: readonly string[];
  /** The first rows below the header. */
  readonly sample: readonly (readonly string[])[];
  readonly warnings: readonly CatalogueCode[];
}

export interface SourceCell {
  readonly text: string;
  readonly kind: CellKind;
  readonly warning?: CatalogueCode;
}

/** A row below the header, with as many cells as there are columns, or more. */
export interface SourceRow {
  /** The row as a spreadsheet counts it, from 1. */
  readonly line: number;
  readonly cells: readonly SourceCell[];
  readonly warning?: CatalogueCode;
}

/** Rows as they stand in the file, those without a value left out. */
export type RawRows = AsyncGenerator<SourceRow>;

/** The most columns of a table: more are a file that was read the wrong way, or meant to harm. */
export const MAX_COLUMNS = 1000;
/** Characters of the longest cell: three times what a spreadsheet holds. */
export const MAX_CELL = 100_000;
