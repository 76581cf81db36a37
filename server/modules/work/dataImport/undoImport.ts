import { undoImport } from '../../../../resources/work/dataImport/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { refuseChangedSince } from '../../../work/bulk/changedSince.ts';
import { IMPORT_SAVES } from '../../../work/imports/importRecord.ts';
import { refuseWithoutRight, startStep } from './startImportStep.ts';

/** Has what an import did taken back. */
export const undoImportOperation = operationHandler(undoImport, {
  change: async (context) => {
    refuseWithoutRight(context, context.record.kind);
    await refuseChangedSince(context.tx, context.record.id, IMPORT_SAVES);
    return {};
  },
  after: (context) => startStep(context, context.record, 'UNDO'),
});
