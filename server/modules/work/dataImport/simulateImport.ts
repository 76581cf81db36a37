import sql from 'sql-template-tag';
import { simulateImport } from '../../../../resources/work/dataImport/operations.ts';
import { IMPORT_ROWS_KEPT_DAYS } from '../../../../resources/work/dataImport/schema.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { findOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { columnsOf } from '../../../work/imports/importColumns.ts';
import { getImportCode } from '../../../work/imports/importCode.ts';
import { findImportRecord } from '../../../work/imports/importRecord.ts';
import { rememberSource } from './rememberSource.ts';
import { refuseWithoutRight, startStep } from './startImportStep.ts';

/** Starts the dry run of an import, and remembers how files of its source are read. */
export const simulateImportOperation = operationHandler(simulateImport, {
  change: async (context) => {
    const { record, tx, fail } = context;
    refuseWithoutRight(context, record.kind);
    const stored = await findImportRecord(tx, record.id);
    const isThere =
      stored?.fileId != null &&
      (await findOne(
        tx,
        sql`update large_file set expiration_timestamp = now() + ${IMPORT_ROWS_KEPT_DAYS} * interval '1 day'
          where id = ${stored.fileId} returning 1`,
      ));
    if (!stored || !isThere) return fail('IMPORT_FILE_GONE');
    const missing = columnsOf(getImportCode(stored.kind).declared).filter(
      ({ name, isRequired }) => isRequired && stored.mapping[name] === undefined,
    );
    if (missing.length > 0)
      throw formError(missing.map(({ name }) => ({ property: `mapping.${name}`, error: 'MISSING_COLUMN' })));
    return { error: null };
  },
  after: async (context) => {
    const stored = await findImportRecord(context.tx, context.record.id);
    if (stored) await rememberSource(context.tx, stored);
    await startStep(context, context.record, 'DRY_RUN');
  },
});
