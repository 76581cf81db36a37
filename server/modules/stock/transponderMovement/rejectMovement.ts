import { rejectMovement } from '../../../../resources/stock/transponderMovement/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { releaseTransponders } from './moveTransponders.ts';
import { notifyGiver } from './notifyParties.ts';

export const rejectMovementOperation = operationHandler(rejectMovement, {
  after: async ({ saved, ...write }) => {
    await releaseTransponders(write, saved, false);
    await notifyGiver(write, saved, 'TRACEABILITY_REJECTED');
  },
});
