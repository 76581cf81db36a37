import { startRun } from '../../../../resources/work/operationRun/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { refuseWithoutRight, startStep } from './startStep.ts';

/** Has the records change that the dry run has shown. */
export const startRunOperation = operationHandler(startRun, {
  change: async (context) => {
    refuseWithoutRight(context, context.record.operation);
    return { startTimestamp: new Date().toISOString() };
  },
  after: (context) => startStep(context, context.record, 'RUN'),
});
