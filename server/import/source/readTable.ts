import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { Queryable } from '../../db/db.ts';
import { EMPTY_CELL } from './makeCell.ts';
import { firstSheet, openSource, rawRows } from './openSource.ts';
import { HEAD_ROWS, headEnd, isTotalsRow, proposeHeaderRow } from './tableHead.ts';
import type { RawRows, SourceOptions, SourceRow } from './types.ts';
import { describeSheets } from './workbook/openWorkbook.ts';

/** The rows below the header, with what is to be said of each. */
async function* belowHeader(rows: RawRows, headerRow: number | undefined): RawRows {
  const head: SourceRow[] = [];
  let header = headerRow;
  let names: string | undefined;
  let width = 0;
  const keyOf = ({ cells }: SourceRow): string => cells.map(({ text }) => text.trim()).join('\u0001');
  const finish = (row: SourceRow): SourceRow => {
    const padded = [...row.cells];
    while (padded.length < width) padded.push(EMPTY_CELL);
    const warning: CatalogueCode | undefined =
      keyOf(row) === names
        ? 'SOURCE_HEADER_REPEATED'
        : isTotalsRow(row, width)
          ? 'SOURCE_TOTALS_ROW'
          : names !== undefined && row.cells.length > width
            ? 'SOURCE_MORE_CELLS'
            : undefined;
    return { line: row.line, cells: padded, ...(warning && { warning }) };
  };
  const begin = (): readonly SourceRow[] => {
    header ??= proposeHeaderRow(head).line;
    const named = head.find(({ line }) => line === header);
    names = named && keyOf(named);
    width = named?.cells.length ?? Math.max(0, ...head.map(({ cells }) => cells.length));
    const from = header;
    return head.filter(({ line }) => line > from);
  };
  let hasBegun = false;
  for await (const row of rows) {
    if (hasBegun) yield finish(row);
    else if (head.length < HEAD_ROWS || row.line <= headEnd(headerRow)) head.push(row);
    else {
      hasBegun = true;
      for (const one of begin()) yield finish(one);
      yield finish(row);
    }
  }
  if (!hasBegun) for (const one of begin()) yield finish(one);
}

/**
 * The rows of an uploaded file below its header, in constant memory, from a row of the file on. What stands before that
 * row is read over each time: a reader takes the rows in one go, and gives `fromLine` only to continue after a stop.
 * @throws Refusal 422 with a code of `ImportSourceCode`
 */
export async function* readTable(
  db: Queryable,
  fileId: string,
  options: SourceOptions,
  fromLine = 0,
): AsyncGenerator<SourceRow> {
  const source = await openSource(db, fileId, options);
  const sheet =
    options.sheet ??
    (source.kind === 'XLSX' ? firstSheet((await describeSheets(source.workbook)).sheets) : undefined);
  for await (const row of belowHeader(rawRows(source, sheet), options.headerRow)) {
    if (row.line >= fromLine) yield row;
  }
}
