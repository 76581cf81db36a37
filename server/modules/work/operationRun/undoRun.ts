import { undoRun } from '../../../../resources/work/operationRun/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { refuseChangedSince } from '../../../work/bulk/changedSince.ts';
import { refuseWithoutRight, startStep } from './startStep.ts';

/** Has the records of a run get the values that they had. */
export const undoRunOperation = operationHandler(undoRun, {
  change: async (context) => {
    refuseWithoutRight(context, context.record.operation);
    await refuseChangedSince(context.tx, context.record.id);
    return {};
  },
  after: (context) => startStep(context, context.record, 'UNDO'),
});
