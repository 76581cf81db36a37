import sql, { empty, type Sql } from 'sql-template-tag';
import { decideImportRows, type ROW_DECISIONS } from '../../../../resources/work/dataImport/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { countRows, storedImports } from '../../../work/imports/importRecord.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { findReadable } from './findImports.ts';

/** The rows that a decision fits: values are only taken where that was tried, and rows that write can be left out. */
const fits = (decision: (typeof ROW_DECISIONS)[number] | null): Sql => {
  if (decision === 'THEIRS') return sql`state = 'CONFLICT' and theirs_code is null`;
  return decision === 'OURS' ? sql`state = 'CONFLICT'` : sql`state in ('NEW', 'CHANGED', 'CONFLICT')`;
};

export const decideImportRowsHandler = handleWrite(
  decideImportRows,
  async ({ body, params, fail, ...write }) => {
    const { tx, caller } = write;
    const record = await findReadable(tx, params.id, caller, true);
    if (!record) return fail('NOT_FOUND');
    if (record.state !== 'READY') return fail('DRY_RUN_REQUIRED');
    const { decision, lines, state, code, column } = body;
    const decided = await tx.query(sql`
    update data_import_row set decision = ${decision} where import_id = ${record.id} and ${fits(decision)}
      and decision is distinct from ${decision}
      ${lines ? sql`and line = any(${lines}::int[])` : empty} ${state ? sql`and state = ${state}` : empty}
      ${code === undefined ? empty : sql`and code = ${code}`}
      ${column === undefined ? empty : sql`and field is not distinct from ${column}`}
    returning line`);
    const { writeCount } = await countRows(tx, record.id);
    // What is run is what was seen with its decisions: a page that shows others is stale.
    const { version } = await saveRecord(
      write,
      storedImports,
      record,
      { writeCount },
      {
        action: 'UPDATE',
        details: { decision, rows: decided.length },
      },
    );
    return { decided: decided.length, writeCount, version };
  },
);
