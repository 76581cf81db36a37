import { importTable } from '../../../../resources/work/dataImport/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { handleRead } from '../../../http/handle.ts';
import { describeTable } from '../../../import/source/openTable.ts';
import { findReadable } from './findImports.ts';

/** What a file looks like, as it is to be read now. */
export const importTableHandler = handleRead(importTable, async ({ db, services, params, caller, fail }) => {
  const record = await findReadable(db, params.id, caller);
  if (!record) return fail('NOT_FOUND');
  if (record.fileId === null) return fail('IMPORT_FILE_GONE');
  const table = await describeTable(services.db, record.fileId, record.options);
  const answer: AnswerOf<typeof importTable> = {
    kind: table.kind,
    encoding: table.encoding,
    separator: table.separator,
    sheets: table.sheets.map((sheet) => ({ ...sheet })),
    sheet: table.sheet,
    headerRow: table.headerRow,
    columns: [...table.columns],
    sample: table.sample.map((row) => [...row]),
    warnings: [...table.warnings],
  };
  return answer;
});
