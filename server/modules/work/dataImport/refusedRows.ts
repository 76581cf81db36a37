import sql from 'sql-template-tag';
import { refusedRows } from '../../../../resources/work/dataImport/calls.ts';
import type { Queryable } from '../../../db/db.ts';
import { sendStream } from '../../../files/sendStream.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import type { ReportHead, ReportRow } from '../../../reporting/output/writer.ts';
import { xlsxWriter } from '../../../reporting/output/xlsxWriter.ts';
import { findText } from '../../../texts/findText.ts';
import type { ImportRecord } from '../../../work/imports/importRecord.ts';
import { encodeRows } from '../../../work/imports/encodeRows.ts';
import { columnsOf, findImport } from '../../../work/imports/importColumns.ts';
import { columnLabel } from '../../../work/imports/importTexts.ts';
import { cellOf, type KeptCell, type RowFault } from '../../../work/imports/readRow.ts';
import { findReadable } from './findImports.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows of a file that are read at once. */
const PART = 1_000;

interface Row {
  readonly line: number;
  readonly cells: readonly KeptCell[];
  readonly code: string | null;
  readonly field: string | null;
  readonly more: readonly RowFault[];
}

/** The rows that were left out: refused, failed, or in conflict without a decision. */
async function* rowsOf(db: Queryable, { id }: ImportRecord): AsyncGenerator<Row> {
  for (let last = 0, found = PART; found === PART;) {
    // eslint-disable-next-line no-await-in-loop -- part by part, in constant memory
    const rows = await db.query<Row>(sql`
      select line, cells, code, field, more from data_import_row where import_id = ${id} and line > ${last}
        and (state = 'REFUSED' or result = 'FAILED' or state = 'CONFLICT' and decision is null)
      order by line limit ${PART}`);
    yield* rows;
    found = rows.length;
    last = rows.at(-1)?.line ?? last;
  }
}

/** Writes rows as a workbook, part by part; what it says of itself stands on a sheet beside them. */
async function* workbookOf(
  rows: AsyncIterable<readonly string[]>,
  head: ReportHead,
): AsyncGenerator<Uint8Array> {
  const writer = xlsxWriter(head);
  let part: ReportRow[] = [];
  for await (const values of rows) {
    part.push({ values });
    if (part.length < PART) continue;
    yield await writer.write(part);
    part = [];
  }
  yield await writer.write(part);
  yield await writer.end([]);
}

/** The file of these rows, as its lines were, with a last column that says why. */
export const refusedRowsHandler = handleRead(
  refusedRows,
  async ({ db, params, caller, reply, request, noteRead, fail }) => {
    const record = await findReadable(db, params.id, caller);
    if (!record) return fail('NOT_FOUND');
    const language = languageIn(languageOf(request, caller.actor));
    const declared = findImport(record.kind);
    const labels = new Map(
      (declared ? columnsOf(declared) : []).map((column) => [
        column.name,
        columnLabel(declared!, column, language),
      ]),
    );
    const textOf = (code: string | null, field: string | null): string => {
      const text = (code && findText(language, `errors.${code}`)) ?? code ?? '';
      const label = field === null ? undefined : labels.get(field);
      return label === undefined ? text : `${label}: ${text}`;
    };
    const reasonOf = ({ code, field, more }: Row): string =>
      [textOf(code, field), ...more.map((one) => textOf(one.code, one.column))].join(' ');
    const { columns = [] } = record.form;
    async function* lines(): AsyncGenerator<readonly string[]> {
      if (record!.form.kind !== 'XLSX') yield [...columns, findText(language, 'importPages.reason') ?? ''];
      for await (const row of rowsOf(db, record!)) {
        const cells = row.cells.map((cell) => cellOf(cell).text);
        while (cells.length < columns.length) cells.push('');
        yield [...cells, reasonOf(row)];
      }
    }
    noteRead({ objectId: params.id, details: { kind: record.kind } });
    const name = `${record.name.replace(/\.[^.]*$/, '')}-${params.id}`;
    const isWorkbook = record.form.kind === 'XLSX';
    const bytes = isWorkbook
      ? workbookOf(lines(), {
          title: record.name,
          language,
          timezone: caller.actor.timezone,
          columns: [...columns, findText(language, 'importPages.reason') ?? ''].map((label) => ({
            label,
            kind: 'text',
          })),
        })
      : encodeRows(lines(), record.form);
    const file = isWorkbook
      ? { filename: `${name}.xlsx`, type: WORKBOOK }
      : { filename: `${name}.csv`, type: 'text/csv' };
    return sendStream(reply, file, bytes);
  },
);
