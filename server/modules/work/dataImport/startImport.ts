import { startImport } from '../../../../resources/work/dataImport/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { refuseWithoutRight, startStep } from './startImportStep.ts';

/** Has the rows written that the dry run has shown. */
export const startImportOperation = operationHandler(startImport, {
  change: async (context) => {
    refuseWithoutRight(context, context.record.kind);
    return { startTimestamp: new Date().toISOString() };
  },
  after: (context) => startStep(context, context.record, 'RUN'),
});
