import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { Queryable } from '../../db/db.ts';
import { firstSheet, openSource, rawRows, type OpenedSource } from './openSource.ts';
import { refuseSource } from './refuseSource.ts';
import { columnNames, HEAD_ROWS, headEnd, isTotalsRow, proposeHeaderRow } from './tableHead.ts';
import type { RawRows, SourceDescription, SourceOptions, SourceRow } from './types.ts';
import { describeSheets } from './workbook/openWorkbook.ts';

const SAMPLE_ROWS = 20;

/** The first rows of a table, and what is counted over all of them; of a workbook over the first only. */
async function lookThrough(
  rows: RawRows,
  options: SourceOptions,
  isWhole: boolean,
): Promise<{ head: SourceRow[]; count: number; width: number; hasTotals: boolean }> {
  const head: SourceRow[] = [];
  let [count, width] = [0, 0];
  let hasTotals = false;
  for await (const row of rows) {
    count += 1;
    width = Math.max(width, row.cells.length);
    hasTotals ||= isTotalsRow(row, width);
    if (head.length < HEAD_ROWS || row.line <= headEnd(options.headerRow)) head.push(row);
    else if (!isWhole) break;
  }
  return { head, count, width, hasTotals };
}

/** What is said of a file before its rows are looked at. */
async function describeSource(
  source: OpenedSource,
  options: SourceOptions,
): Promise<Pick<SourceDescription, 'kind' | 'encoding' | 'separator' | 'sheets' | 'sheet' | 'warnings'>> {
  if (source.kind === 'CSV') return { kind: 'CSV', sheets: [], sheet: null, ...source.form };
  const { sheets, warnings } = await describeSheets(source.workbook);
  if (sheets.every(({ rows }) => rows === 0)) throw refuseSource('SOURCE_EMPTY');
  const sheet = options.sheet ?? firstSheet(sheets) ?? null;
  return { kind: 'XLSX', encoding: null, separator: null, sheets, sheet, warnings: [...warnings] };
}

/**
 * Describes an uploaded file as a table: kind, encoding, separator, sheets, header row and first rows, as they were
 * recognised or as `options` say. A hidden sheet is never chosen.
 * @throws Refusal 422 with a code of `ImportSourceCode`
 */
export async function describeTable(
  db: Queryable,
  fileId: string,
  options: SourceOptions = {},
): Promise<SourceDescription> {
  const source = await openSource(db, fileId, options);
  const said = await describeSource(source, options);
  const warnings = new Set<CatalogueCode>(said.warnings);
  if (source.kind === 'XLSX' && said.sheet === null) {
    warnings.add('SOURCE_SHEET_NOT_CHOSEN');
    return { ...said, rows: 0, headerRow: 0, columns: [], sample: [], warnings: [...warnings] };
  }
  const { head, count, width, hasTotals } = await lookThrough(
    rawRows(source, said.sheet ?? undefined),
    options,
    source.kind === 'CSV',
  );
  if (count === 0) throw refuseSource('SOURCE_EMPTY');
  const proposed = proposeHeaderRow(head);
  const headerRow = options.headerRow ?? proposed.line;
  if (options.headerRow === undefined && proposed.rows > 1) warnings.add('SOURCE_HEADER_ROWS');
  if (hasTotals) warnings.add('SOURCE_TOTALS_ROW');
  const columns = columnNames(
    head.find(({ line }) => line === headerRow),
    width,
  );
  return {
    ...said,
    rows: said.sheets.find(({ name }) => name === said.sheet)?.rows ?? count,
    headerRow,
    columns,
    sample: head
      .filter(({ line }) => line > headerRow)
      .slice(0, SAMPLE_ROWS)
      .map(({ cells }) => columns.map((_, column) => cells[column]?.text ?? '')),
    warnings: [...warnings],
  };
}
