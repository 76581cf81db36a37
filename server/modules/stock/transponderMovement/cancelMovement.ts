import { cancelMovement } from '../../../../resources/stock/transponderMovement/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { releaseTransponders } from './moveTransponders.ts';

export const cancelMovementOperation = operationHandler(cancelMovement, {
  after: async ({ saved, ...write }) => {
    await releaseTransponders(write, saved, false);
  },
});
