import sql, { empty } from 'sql-template-tag';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { importProgress, importRows, ROWS_MAX } from '../../../../resources/work/dataImport/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import { columnsOf, findImport } from '../../../work/imports/importColumns.ts';
import { columnLabel } from '../../../work/imports/importTexts.ts';
import { textIn, type KeptCell, type RowFault } from '../../../work/imports/readRow.ts';
import { findReadable } from './findImports.ts';
import { importScope } from './hooks.ts';

type Answer = AnswerOf<typeof importRows>;
type ShownRow = Answer['rows'][number];

interface Row extends Omit<ShownRow, 'cell' | 'columnLabel' | 'notes' | 'more'> {
  readonly cells: readonly KeptCell[];
  readonly notes: readonly RowFault[];
  readonly more: readonly RowFault[];
}

/** Characters of a cell that are shown. */
const MAX_SHOWN = 300;

export const importRowsHandler = handleRead(
  importRows,
  async ({ db, params, query, caller, request, fail }) => {
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
    const { state, result, after = 0 } = query;
    const found = await db.query<Row>(sql`
    select line, state, result, decision, label, code, theirs_code, field as column, record_id, changes, notes, more, cells
    from data_import_row where import_id = ${record.id} and line > ${after}
      ${state ? sql`and state = any(${state}::text[])` : empty} ${result ? sql`and result = any(${result}::text[])` : empty}
    order by line limit ${ROWS_MAX + 1}`);
    const reasons = await db.query<Omit<Answer['reasons'][number], 'columnLabel'>>(sql`
    select r.state, f.code, f.column, count(distinct r.line)::int as count,
      count(distinct r.line) filter (where r.decision is null)::int as undecided
    from data_import_row r cross join lateral (
      select r.code, r.field as column union all select n ->> 'code', n ->> 'column' from jsonb_array_elements(r.more) n) f
    where r.import_id = ${record.id} and r.state in ('CONFLICT', 'REFUSED') and r.code is not null
    group by 1, 2, 3 order by 4 desc limit 50`);
    const notes = await db.query<RowFault & { readonly count: number }>(sql`
    select n ->> 'code' as code, n ->> 'column' as column, count(*)::int as count
    from data_import_row r, jsonb_array_elements(r.notes) n where r.import_id = ${record.id} group by 1, 2 order by 3 desc limit 50`);
    const labelOf = (column: string | null): string | null =>
      column === null ? null : (labels.get(column) ?? null);
    return {
      rows: found.slice(0, ROWS_MAX).map(({ cells, ...row }) => {
        const cellOf = (column: string) => textIn(record.mapping, cells, column).slice(0, MAX_SHOWN) || null;
        const faultOf = ({ code, column }: RowFault) => ({
          code,
          columnLabel: labelOf(column),
          cell: cellOf(column),
        });
        return {
          ...row,
          columnLabel: labelOf(row.column),
          cell: row.column === null ? null : cellOf(row.column),
          notes: row.notes.map(faultOf),
          more: row.more.map(faultOf),
        };
      }),
      hasMore: found.length > ROWS_MAX,
      reasons: reasons.map((reason) => ({ ...reason, columnLabel: labelOf(reason.column) })),
      notes: notes.map(({ code, column, count }) => ({ code, columnLabel: labelOf(column), count })),
    };
  },
);

export const importProgressHandler = handleRead(importProgress, async ({ db, params, caller, fail }) => {
  const scope = importScope(caller);
  const progress = await findOne<AnswerOf<typeof importProgress>>(
    db,
    sql`select t.state, coalesce(j.done, 0) as done, j.total from data_import t left join job j on j.id = t.job_id
      where t.id = ${params.id}${scope ? sql` and ${scope}` : empty}`,
  );
  return progress ?? fail('NOT_FOUND');
});
