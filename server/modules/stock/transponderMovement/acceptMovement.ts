import { acceptMovement } from '../../../../resources/stock/transponderMovement/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { releaseTransponders } from './moveTransponders.ts';
import { notifyGiver } from './notifyParties.ts';

export const acceptMovementOperation = operationHandler(acceptMovement, {
  after: async ({ saved, ...write }) => {
    await releaseTransponders(write, saved, true);
    await notifyGiver(write, saved, 'TRACEABILITY_ACCEPTED');
  },
});
